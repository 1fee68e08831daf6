export type { Mail } from './mail.ts';
export { createMailQueue, type MailQueue, type SendMail, sendMailJob } from './mail-queue.ts';
export { createMailbox, type KeptMail, type Mailbox } from './mailbox.ts';
export { addMailboxPages } from './mailbox-pages.ts';
