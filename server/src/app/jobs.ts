import type { Host, Work } from '../kit/features/index.ts';
import { sealOldFiles } from '../kit/files/index.ts';
import type { JobHandler } from '../kit/jobs/index.ts';
import { cleanUpUploadDays } from '../kit/uploads/index.ts';
import { eachForItself } from './each-for-itself.ts';
import { features, type Needs } from './features.ts';
import { ownerOfFile } from './file-owners.ts';
import type { Parts } from './parts.ts';

/** Begins the work that nobody waits for: the server's own, and what each feature brings. */
export const startJobs = (parts: Parts, needs: Needs): void => {
  const host = hostOf(parts);
  const all = [ownWork(parts), ...features.flatMap(({ work }) => work?.(host, needs) ?? [])];
  const minutely = joined(all.map((work) => work.minutely ?? {}));
  const cleanUp = () => eachForItself([...all.map((work) => work.cleanUp), parts.jobs.cleanUp]);
  const asked = joined(all.map((work) => work.asked ?? {}));
  parts.jobs.start(joined([asked, minutely, { cleanUp }]), ['cleanUp'], Object.keys(minutely));
};

function hostOf({ config, db, jobs, files, mails, logError }: Parts): Host {
  const { publicUrl, queueMail } = mails;
  return { db, jobs, files, now: config.now, publicUrl, queueMail, onError: logError };
}

/** What belongs to no feature. */
function ownWork(parts: Parts): Work {
  const { config, db, account, store, mails, secrets } = parts;
  return {
    asked: mails.handlers,
    minutely: { lookAfterKeys: account.lookAfterKeys, lookAfterSecret: secrets.look },
    cleanUp: () =>
      eachForItself([
        () => account.cleanUp(),
        () => cleanUpUploadDays(db, config.now()),
        () => store.forgetHalves(),
        () => encryptOldFiles(parts),
      ]),
  };
}

/** @throws {AggregateError} for files that have to be tried again */
async function encryptOldFiles({ log, db, store, fileKeys }: Parts): Promise<void> {
  const round = await sealOldFiles(store, fileKeys, ownerOfFile(db));
  if (round?.sealed) log.info({ files: round.sealed }, 'files from before are encrypted now');
  if (round?.errors.length) throw new AggregateError(round.errors, 'some files are not encrypted yet');
}

/** @throws when two have one name */
function joined(parts: readonly Readonly<Record<string, JobHandler>>[]): Record<string, JobHandler> {
  const all = parts.flatMap((part) => Object.entries(part));
  const byName = Object.fromEntries(all);
  if (Object.keys(byName).length < all.length) throw new Error('two jobs have one name');
  return byName;
}
