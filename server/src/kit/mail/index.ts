export { layOutMail } from './layout/lay-out-mail.ts';
export { mailName, mailText } from './layout/mail-name.ts';
export type { MailRow, MailSection, MailWords } from './layout/mail-words.ts';
export { strangerName } from './layout/stranger-name.ts';
export type { Mail, MailAttachment } from './mail.ts';
export { createMailQueue, type MailQueue, type SendMail, sendMailJob } from './mail-queue.ts';
export { createMailbox, type KeptMail, type Mailbox } from './mailbox.ts';
export { addMailboxPages } from './mailbox-pages.ts';
export { sealedMails } from './sealed-mails.ts';
