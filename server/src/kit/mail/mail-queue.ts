import { promisify } from 'node:util';
import { constants, deflateRaw, deflateRawSync, inflateRawSync } from 'node:zlib';
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
  /** The jobs that send a mail. */
  readonly handlers: Readonly<Record<string, JobHandler>>;
}

/** What the names of all jobs begin with that send a mail. */
export const sendMailJob = 'sendMail';

/** Sends a mail that was packed. Servers of before it leave it to others: they would take it for one of another secret. */
export const packedMailJob = 'sendMailPacked';

/** What mails are sealed for. */
export const mailPurpose = 'mail';

interface Payload {
  readonly id: string;
  /** Base64. Links with tokens are in it: whoever reads the database must not be able to follow them. */
  readonly sealed: string;
}

/** A mail is mostly styles that repeat: a tenth is left of it at once, which is what the queue writes, reads and forgets. */
const quickly = { level: constants.Z_BEST_SPEED };
const packLater = promisify(deflateRaw);
/** Bytes up to which packing takes less than going to another thread for it; longer ones have files. */
const maxAtOnce = 200_000;

async function pack(mail: Mail): Promise<Buffer> {
  const text = Buffer.from(JSON.stringify(mail));
  return text.length > maxAtOnce ? packLater(text, quickly) : deflateRawSync(text, quickly);
}

/** Mails that wait in the queue of jobs, packed and sealed. */
export const createMailQueue = (jobs: Pick<Jobs, 'add'>, vault: Vault, send: SendMail): MailQueue => {
  const unseal = ({ sealed }: Payload): Buffer => {
    try {
      return vault.unseal(mailPurpose, Buffer.from(sealed, 'base64'));
    } catch (cause) {
      throw new GiveUp('sealed under another secret', { cause });
    }
  };
  return {
    queue: async (tx, mail) => {
      checkMail(mail);
      const sealed = vault.seal(mailPurpose, await pack(mail)).toString('base64');
      const payload: Payload = { id: newId(), sealed };
      await jobs.add(tx, packedMailJob, payload);
    },
    handlers: {
      // Queued by a server of before.
      [sendMailJob]: async (payload) => send(mailOf(unseal(payload as Payload)), (payload as Payload).id),
      [packedMailJob]: async (payload) =>
        send(mailOf(inflateRawSync(unseal(payload as Payload))), (payload as Payload).id),
    },
  };
};

function mailOf(text: Buffer): Mail {
  return JSON.parse(text.toString()) as Mail;
}
