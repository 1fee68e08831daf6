import { join } from 'node:path';
import type { Logger } from 'pino';
import { type AccountHost, createAccountHost } from '../account/index.ts';
import { createShareCounts, type ShareCounts } from '../account/throttling/index.ts';
import { createLicenceService, type LicenceService } from '../fleet/licence-service/index.ts';
import type { Backplane } from '../kit/backplane/index.ts';
import type { Database } from '../kit/db/pools.ts';
import { createReadiness, type Readiness } from '../kit/db/readiness.ts';
import { createStorageFigures, type StorageFigures } from '../kit/db/storage-figures.ts';
import type { Epochs } from '../kit/epochs/index.ts';
import {
  createFileKeys,
  createTenantFiles,
  type FileKeys,
  type FileStore,
  openFiles,
  type TenantFiles,
} from '../kit/files/index.ts';
import { createJobs, type Jobs } from '../kit/jobs/index.ts';
import { createVault, type SecretChange } from '../kit/secrets/index.ts';
import type { ReadSheet } from '../kit/sheets/index.ts';
import { createScratchFiles, type ScratchFiles } from '../kit/uploads/index.ts';
import { insertFirstOrganization } from '../organization/organizations/index.ts';
import { shareNews } from './backplane.ts';
import type { Config } from './config.ts';
import { createDemoProgress, type DemoProgress } from './demo-progress.ts';
import { externalProviderOf } from './external-provider.ts';
import { type LiveParts, startLive } from './hub.ts';
import { hearNews } from './live.ts';
import { logErrorsTo } from './log.ts';
import { createMails, type Mails } from './mails.ts';
import { connectMasterData } from './master-data.ts';
import { createNetworks, type Networks } from './networks.ts';
import { createOwnPage } from './own-page.ts';
import { createRefusals, type Refusals } from './refusals.ts';
import { connectSecrets } from './secrets.ts';

/** What the server is made of, before any of it is reachable. */
export interface Parts extends LiveParts {
  readonly config: Config;
  readonly log: Logger;
  readonly logError: (error: unknown, requestId?: string) => void;
  readonly db: Database;
  readonly epochs: Epochs;
  /** The way to the other processes. */
  readonly backplane: Backplane;
  readonly shareCounts: ShareCounts;
  readonly readiness: Readiness;
  readonly storage: () => Promise<StorageFigures>;
  readonly jobs: Jobs;
  /** All files but backups, which have an envelope of their own. */
  readonly files: TenantFiles;
  /** Where they lie, and backups. */
  readonly store: FileStore;
  readonly fileKeys: FileKeys;
  /** Of what is only passing through. */
  readonly scratch: ScratchFiles;
  readonly mails: Mails;
  readonly networks: Networks;
  readonly account: AccountHost;
  readonly secrets: SecretChange;
  readonly refusals: Refusals;
  readonly masterData: ReturnType<typeof connectMasterData>;
  readonly licenceService: LicenceService;
  readonly demo: DemoProgress;
}

type Ground = Pick<
  Parts,
  | 'config'
  | 'log'
  | 'logError'
  | 'db'
  | 'epochs'
  | 'readiness'
  | 'storage'
  | 'jobs'
  | 'files'
  | 'store'
  | 'fileKeys'
  | 'scratch'
  | 'mails'
  | 'account'
  | 'shareCounts'
  | 'secrets'
  | 'refusals'
>;

/** What a server begins with. */
interface Given extends Pick<Parts, 'config' | 'log' | 'db' | 'epochs' | 'backplane'> {
  /** Aborted when the server is asked to stop. */
  readonly ending: AbortSignal;
  readonly readSheet: ReadSheet;
}

/** Makes the parts of a server. What the areas need of each other is put together by `connectAreas`. */
export const createParts = async (given: Given): Promise<Parts> => {
  const { config, log, db, epochs, backplane, readSheet } = given;
  const ground = await createGround(given);
  const { account, jobs, files, scratch } = ground;
  const networks = createNetworks(config.TRUSTED_PROXIES);
  const liveParts = startHub(ground, networks, backplane);
  hearNews({ db, live: liveParts.live, account });
  shareNews({ db, backplane, epochs, account, live: liveParts.live, log });
  return {
    ...ground,
    ...liveParts,
    backplane,
    networks,
    masterData: connectMasterData({ config, db, epochs, jobs, files, scratch, readSheet }),
    // A vendor with a licence service of his own puts it in here.
    licenceService: createLicenceService({ db, now: config.now }),
    demo: createDemoProgress(),
  };
};

async function createGround({ config, log, db, epochs, backplane, ending }: Given): Promise<Ground> {
  const { now, secret, previousSecret, dataDir } = config;
  const issuer = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  const jobs = createJobs({ db, now, log });
  const mails = await createMails(config, jobs, issuer);
  const shareCounts = createShareCounts(backplane, createVault(secret));
  const onTenantFounded = insertFirstOrganization;
  const ground = { db, secret, previousSecret, issuer, now, log };
  const account = await createAccountHost({
    ...ground,
    ...mails,
    shareCounts,
    externalProvider: externalProviderOf(config),
    onTenantFounded,
    onPutBack: (epoch) => epochs.noticed('token', epoch),
    onTokenAhead: epochs.countAhead,
  });
  const store = await openFiles(config.filePlace);
  if (config.filePlace.kind === 'bucket') tellOfBucket(store, log);
  const fileKeys = createFileKeys(db, createVault(secret, previousSecret));
  const files = createTenantFiles(store, fileKeys);
  const scratch = createScratchFiles(join(dataDir, 'scratch'));
  const refusals = createRefusals(log, now);
  const secrets = connectSecrets({ config, db, log, account });
  const readiness = createReadiness(db);
  const storage = createStorageFigures(db, dataDir);
  const kept = { db, epochs, readiness, storage, jobs, files, store, fileKeys, scratch };
  const logError = notedBy(readiness, logErrorsTo(log, ending));
  return { config, log, logError, ...kept, mails, account, shareCounts, secrets, refusals };
}

/** A wrong name or key shows at the start, not with the first picture; the tills go on selling without it. */
function tellOfBucket(store: FileStore, log: Logger): void {
  store.read('never-written').catch((error: unknown) => {
    log.error({ err: error }, 'the bucket of FILES_URL cannot be read');
  });
}

/** What fails for want of room is told to whoever says whether the server is ready, too. */
function notedBy(readiness: Readiness, logError: Parts['logError']): Parts['logError'] {
  return (error, requestId) => {
    readiness.note(error);
    logError(error, requestId);
  };
}

function startHub(
  { config, db, account, refusals, logError }: Ground,
  networks: Networks,
  backplane: Backplane,
): LiveParts {
  return startLive({
    db,
    networks,
    backplane,
    vault: createVault(config.secret, config.previousSecret),
    isOwnPage: createOwnPage(config),
    authenticate: account.authenticate,
    onRefusal: refusals.note,
    policy: config.ACCESS_POLICY,
    now: config.now,
    onError: logError,
  });
}
