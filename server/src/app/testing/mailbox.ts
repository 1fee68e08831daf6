import type { TestServer } from './test-app.ts';
import { until } from './until.ts';

/** A mail that was caught instead of sent. */
export interface CaughtMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The mails to an address so far, newest first. */
export const mailsTo = async (app: TestServer, address: string): Promise<CaughtMail[]> => {
  const response = await fetch(`${app.url}/dev/mailbox.json`);
  const mails = (await response.json()) as CaughtMail[];
  return mails.filter(({ to }) => to === address);
};

/** Waits until the given number of mails came to an address; newest first. */
export const untilMails = (app: TestServer, address: string, count: number): Promise<CaughtMail[]> =>
  until(
    () => mailsTo(app, address),
    (mails) => mails.length >= count,
  );
