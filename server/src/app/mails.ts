import { join } from 'node:path';
import type { AccountDeps } from '../account/index.ts';
import type { Jobs } from '../kit/jobs/index.ts';
import {
  createMailbox,
  createMailQueue,
  type Mailbox,
  type MailQueue,
  type SendMail,
} from '../kit/mail/index.ts';
import { createVault } from '../kit/secrets/index.ts';
import type { Config } from './config.ts';

/** How this installation writes to people. */
export interface Mails extends Pick<AccountDeps, 'frontends' | 'queueMail'> {
  readonly publicUrl: string;
  /** The jobs of sending. */
  readonly handlers: MailQueue['handlers'];
  /** Where mails go while there is no mail server: outside production only. */
  readonly mailbox: Mailbox | undefined;
}

/** Mails by SMTP, or into a folder where no mail server is set. */
export const createMails = async (config: Config, jobs: Jobs, publicUrl: string): Promise<Mails> => {
  const mailbox = config.SMTP_URL ? undefined : createMailbox(join(config.dataDir, 'mailbox'));
  const keep: SendMail = async (mail) => mailbox?.keep(mail, new Date(config.now()));
  const send = config.SMTP_URL ? await createSender(config, config.SMTP_URL, publicUrl) : keep;
  const vault = createVault(config.secret, config.previousSecret);
  const { queue, handlers } = createMailQueue(jobs, vault, send);
  return { publicUrl, frontends: config.frontends, queueMail: queue, handlers, mailbox };
};

/** The mail program is loaded only where there is a mail server: it costs start time and memory. */
async function createSender(config: Config, url: string, publicUrl: string): Promise<SendMail> {
  const { createSmtpSender } = await import('../kit/mail/smtp.ts');
  return createSmtpSender({ url, from: senderOf(config, publicUrl), replyTo: config.SUPPORT_EMAIL });
}

function senderOf(config: Config, publicUrl: string): string {
  return config.MAIL_FROM ?? `Tresen <no-reply@${new URL(publicUrl).hostname}>`;
}
