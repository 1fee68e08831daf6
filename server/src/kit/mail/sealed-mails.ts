import { type Database, inSystem } from '../db/pools.ts';
import { readSealedJobs, updateSealedJob } from '../jobs/index.ts';
import { resealRows, type SealedPlace } from '../secrets/index.ts';
import { mailPurpose, packedMailJob, sendMailJob } from './mail-queue.ts';

/** Mails that wait to be sent. */
export const sealedMails = (db: Database): SealedPlace => ({
  name: 'mails that wait',
  reseal: (vault) =>
    inSystem(db, async (tx) =>
      resealRows(vault, mailPurpose, await readSealedJobs(tx, [sendMailJob, packedMailJob]), ({ id }, anew) =>
        updateSealedJob(tx, id, anew),
      ),
    ),
});
