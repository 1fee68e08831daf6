export type { Mail } from './mail.ts';
export { createMailbox, type KeptMail, type Mailbox } from './mailbox.ts';
