import { type Database, inSystem, type Tx } from '../../kit/db/pools.ts';
import type { JobHandler, Jobs } from '../../kit/jobs/index.ts';
import type { Mail } from '../../kit/mail/index.ts';
import { debitMail } from './debit-mail.ts';
import { readDebitNews } from './tell-debits.store.ts';

/** Name of the job that tells buyers of a file of debits. */
export const tellDebitsJob = 'tellDebits';

interface Payload {
  /** The seller's. */
  readonly tenantId: string;
  readonly fileId: string;
  /** Debits are announced before they come (SEPA rulebook, 4.3.1), and people told when they do not. */
  readonly kind: 'announced' | 'withdrawn';
}

/** In the transaction of the step: buyers are told of it once that commits. */
export const askToTell = (tx: Tx, jobs: Pick<Jobs, 'add'>, payload: Payload): Promise<void> =>
  jobs.add(tx, tellDebitsJob, payload);

/** What telling needs of the rest of the server. */
interface TellDebitsDeps {
  readonly db: Database;
  readonly publicUrl: string;
  readonly queueMail: (tx: Tx, mail: Mail) => Promise<void>;
}

const states = { announced: 'collected', withdrawn: 'withdrawn' } as const;

/** Mails to whoever ordered, all of a file in one transaction: nobody is told twice when it is done again. */
export const createDebitTelling =
  ({ db, publicUrl, queueMail }: TellDebitsDeps): JobHandler =>
  async (payload) => {
    const { kind, ...file } = payload as Payload;
    await inSystem(db, async (tx) => {
      for (const news of await readDebitNews(tx, file, states[kind]))
        await queueMail(tx, { to: news.email, ...debitMail(publicUrl, kind, news) });
    });
  };
