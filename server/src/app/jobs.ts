import type { Host, Work } from '../kit/features/index.ts';
import { sealOldFiles } from '../kit/files/index.ts';
import type { JobHandler } from '../kit/jobs/index.ts';
import { sendMailJob } from '../kit/mail/index.ts';
import { cleanUpUploadDays } from '../kit/uploads/index.ts';
import { features, type Needs } from './features.ts';
import { ownerOfFile } from './file-owners.ts';
import type { Parts } from './parts.ts';

/** Begins the work that nobody waits for: the server's own, and what each feature brings. */
export const startJobs = (parts: Parts, needs: Needs): void => {
  const host = hostOf(parts);
  const all = [ownWork(parts), ...features.flatMap(({ work }) => work?.(host, needs) ?? [])];
  const minutely = joined(all.map((work) => work.minutely ?? {}));
  const cleanUp = async (): Promise<void> => {
    for (const work of all) await work.cleanUp?.();
    await parts.jobs.cleanUp();
  };
  const asked = joined(all.map((work) => work.asked ?? {}));
  parts.jobs.start(joined([asked, minutely, { cleanUp }]), ['cleanUp'], Object.keys(minutely));
};

function hostOf({ config, db, jobs, files, mails, logError }: Parts): Host {
  const { publicUrl, queueMail } = mails;
  return { db, jobs, files, now: config.now, publicUrl, queueMail, onError: logError };
}

/** What belongs to no feature. */
function ownWork({ config, log, db, account, store, fileKeys, mails, secrets }: Parts): Work {
  return {
    asked: { [sendMailJob]: mails.handler },
    minutely: { lookAfterKeys: account.lookAfterKeys, lookAfterSecret: secrets.look },
    cleanUp: async () => {
      await account.cleanUp();
      await cleanUpUploadDays(db, config.now());
      await store.forgetHalves();
      const sealed = await sealOldFiles(store, fileKeys, ownerOfFile(db));
      if (sealed) log.info({ files: sealed }, 'files from before are encrypted now');
    },
  };
}

/** @throws when two have one name */
function joined(parts: readonly Readonly<Record<string, JobHandler>>[]): Record<string, JobHandler> {
  const all = parts.flatMap((part) => Object.entries(part));
  const byName = Object.fromEntries(all);
  if (Object.keys(byName).length < all.length) throw new Error('two jobs have one name');
  return byName;
}
