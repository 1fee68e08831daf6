import { cleanUpNotifications, createRegisterWatch, watchGaps } from '../content/notifications/index.ts';
import { cleanUpDeviceReports } from '../fiscal/security-devices/index.ts';
import { cleanUpLicenceGuesses } from '../fleet/licence-service/index.ts';
import { cleanUpExports, createExportsJob, createExportsWatch, exportsJob } from '../kit/exports/index.ts';
import { sendMailJob } from '../kit/mail/index.ts';
import { cleanUpUploadDays } from '../kit/uploads/index.ts';
import { cleanUpImports, createImportJobs } from '../master-data/files/index.ts';
import {
  changeSetJob,
  cleanUpChangeSets,
  createChangeSetJob,
  createTakeOverJob,
  takeOverJob,
} from '../master-data/index.ts';
import { cleanUpRecordPictures } from '../master-data/pictures/index.ts';
import { createCounterWatch } from '../sales/counters/index.ts';
import { createFigureRebuild, createStepCount } from '../sales/receipts/index.ts';
import { cleanUpShopPictures } from '../shop/products/index.ts';
import type { Parts } from './parts.ts';

/** Begins the work that nobody waits for: each job has its handler here. */
export const startJobs = (parts: Parts): void => {
  const { mails, masterData, exports, closings, licences, fiscal, backups, orders } = parts;
  const watches = createWatches(parts);
  const handlers = {
    [sendMailJob]: mails.handler,
    [changeSetJob]: createChangeSetJob(masterData.changeSets),
    [takeOverJob]: createTakeOverJob(masterData.changeSets),
    ...createImportJobs(masterData.recordFiles),
    [exportsJob]: createExportsJob(exports),
    cleanUp: createCleanUp(parts),
    ...watches,
    ...closings.handlers,
    ...licences.handlers,
    ...fiscal.handlers,
    ...backups.handlers,
    ...orders.handlers,
  };
  const minutely = [
    ...Object.keys(watches),
    ...closings.minutely,
    ...licences.minutely,
    ...fiscal.minutely,
    ...backups.minutely,
  ];
  parts.jobs.start(handlers, ['cleanUp'], minutely);
};

/** What looks around each minute. */
function createWatches(parts: Parts) {
  const { config, db, account, secrets, masterData, exports } = parts;
  const { now } = config;
  return {
    watchRegisters: createRegisterWatch({ db, now }),
    watchCounters: createCounterWatch({ db, now, tellGaps: watchGaps }),
    finishDeletions: masterData.finishDeletions,
    watchExports: createExportsWatch(exports),
    lookAfterKeys: account.lookAfterKeys,
    lookAfterSecret: secrets.look,
    rebuildFigures: createFigureRebuild(db),
    countSteps: createStepCount(db),
  };
}

/** Drops, once a day, what nobody needs any more. */
function createCleanUp({ config, db, jobs, account, files, masterData, exports }: Parts) {
  return async (): Promise<void> => {
    const { now } = config;
    await account.cleanUp();
    await cleanUpNotifications(db, now());
    await cleanUpChangeSets({ db, now });
    await cleanUpImports(masterData.recordFiles);
    await cleanUpUploadDays(db, now());
    await files.forgetHalves();
    await cleanUpExports(exports);
    await cleanUpLicenceGuesses(db, now());
    await cleanUpDeviceReports(db, now());
    await cleanUpShopPictures({ db, files, now });
    await cleanUpRecordPictures({ db, files, now });
    await jobs.cleanUp();
  };
}
