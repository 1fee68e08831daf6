import type { Tx } from '../db/pools.ts';
import { newId } from '../ids/index.ts';
import { GiveUp, type JobHandler, type Jobs } from '../jobs/index.ts';
import type { Vault } from '../secrets/index.ts';
import { checkMail, type Mail } from './mail.ts';

/** Hands a mail over. `id` is the same at each attempt. */
export type SendMail = (mail: Mail, id: string) => Promise<void>;

export interface MailQueue {
  /** In the caller's transaction: the mail goes out once that commits, and never when it is rolled back. */
  queue(tx: Tx, mail: Mail): Promise<void>;
  readonly handler: JobHandler;
}

/** Name of the job that sends a mail. */
export const sendMailJob = 'sendMail';

/** What mails are sealed for. */
export const mailPurpose = 'mail';

interface Payload {
  readonly id: string;
  /** Base64. Links with tokens are in it: whoever reads the database must not be able to follow them. */
  readonly sealed: string;
}

/** Mails that wait in the queue of jobs, sealed. */
export const createMailQueue = (jobs: Pick<Jobs, 'add'>, vault: Vault, send: SendMail): MailQueue => ({
  queue: async (tx, mail) => {
    checkMail(mail);
    const sealed = vault.seal(mailPurpose, Buffer.from(JSON.stringify(mail))).toString('base64');
    const payload: Payload = { id: newId(), sealed };
    await jobs.add(tx, sendMailJob, payload);
  },
  handler: async (payload) => {
    const given = payload as Payload;
    await send(unseal(vault, given), given.id);
  },
});

function unseal(vault: Vault, { sealed }: Payload): Mail {
  try {
    return JSON.parse(vault.unseal(mailPurpose, Buffer.from(sealed, 'base64')).toString()) as Mail;
  } catch (cause) {
    throw new GiveUp('sealed under another secret', { cause });
  }
}
