import type { ServerProcess } from './server-process.ts';

/** A mail that the server caught instead of sending it. */
export interface CaughtMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The mails to an address so far, newest first. */
export const mailsTo = async ({ url }: ServerProcess, address: string): Promise<CaughtMail[]> => {
  const response = await fetch(`${url}/dev/mailbox.json`);
  return ((await response.json()) as CaughtMail[]).filter(({ to }) => to === address);
};

/** The newest mail to an address, as soon as that many have come. */
export const untilMail = async (server: ServerProcess, address: string, count = 1): Promise<CaughtMail> => {
  for (;;) {
    const mails = await mailsTo(server, address);
    if (mails[0] && mails.length >= count) return mails[0];
  }
};

/** The link of a mail that leads to a page. @throws when there is none */
export const linkIn = ({ text }: CaughtMail, path: string): string => {
  const link = text.split(/\s+/).find((word) => URL.parse(word)?.pathname.startsWith(path));
  if (!link) throw new Error(`no link to ${path} in: ${text}`);
  return link;
};
