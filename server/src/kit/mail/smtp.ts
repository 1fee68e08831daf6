import { createTransport } from 'nodemailer';
import { isLoopbackHost } from '../frontends/index.ts';
import { GiveUp } from '../jobs/index.ts';
import { checkMail, type Mail } from './mail.ts';
import type { SendMail } from './mail-queue.ts';

export interface SmtpSettings {
  /** smtp:// or smtps://, with name and password where needed. */
  readonly url: string;
  /** `Tresen <mail@tresen.example>` or the address alone. */
  readonly from: string;
  readonly replyTo: string | undefined;
}

const patienceMs = 15_000;

/**
 * Sends by SMTP, one connection per mail. Fails when the server cannot be reached or wants it later; gives up when it
 * refuses the recipient. The Message-ID is made from the mail's id, so that a mail that was sent twice, since the
 * first answer got lost, can be told by whoever receives it.
 */
export const createSmtpSender = ({ url, from, replyTo }: SmtpSettings): SendMail => {
  const domain = from.replace(/^.*@|>$/g, '');
  const transport = createTransport({
    url,
    requireTLS: needsEncryption(url),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail, id) => {
    checkMail(mail);
    try {
      await transport.sendMail({
        from,
        ...(replyTo ? { replyTo } : {}),
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: `<${id}@${domain}>`,
        headers: {
          // RFC 3834: no answers of absent people, please. The second asks the same of Exchange.
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          ...(mail.language ? { 'Content-Language': mail.language } : {}),
          ...unsubscribeHeaders(mail),
        },
        attachments: (mail.attachments ?? []).map(({ name, type, content }) => ({
          filename: name,
          contentType: type,
          content: Buffer.from(content, 'base64'),
        })),
      });
    } catch (error) {
      throw isRefusal(error) ? new GiveUp('refused by the mail server', { cause: error }) : error;
    }
  };
};

/** RFC 2369 and 8058: mail programs offer to end such mails, with one click and without a page. */
function unsubscribeHeaders({ unsubscribeUrl }: Mail): Record<string, string> {
  if (unsubscribeUrl === undefined) return {};
  return {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** A password never crosses a network in the clear, and nobody on the way can talk us out of encryption. */
function needsEncryption(url: string): boolean {
  const { password, hostname } = new URL(url);
  return password !== '' && !isLoopbackHost(hostname);
}

/** The server answered for good: it knows no such recipient, or takes no mail with this sender. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500;
}
