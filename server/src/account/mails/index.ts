export type { MailContent } from './mail-content.ts';
export { renderMail } from './render-mail.ts';
