import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { kinds } from '@tresen/domain/master-data/kinds';
import { contentJsonSchema, contentSchemaPath } from '@tresen/domain/master-data/sync';
import { closingJsonSchema } from '@tresen/domain/sales/closings';
import { receiptJsonSchema } from '@tresen/domain/sales/receipts';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { addAuditLogRoutes } from '../account/audit-log/index.ts';
import { type AccountHost, createAccountHost } from '../account/index.ts';
import { createProfileRoutes, pictureFile } from '../account/profile/index.ts';
import { addUsersExtended } from '../account/switching/index.ts';
import {
  cleanUpNotifications,
  countWaitingRecords,
  createRegisterWatch,
  endGapAlerts,
  watchGaps,
} from '../content/notifications/index.ts';
import { addQuickPanel } from '../content/quick-panel/index.ts';
import { cleanUpLicenceGuesses } from '../fleet/licence-service/index.ts';
import { migrate } from '../kit/db/migrate.ts';
import { type Database, openDatabase } from '../kit/db/pools.ts';
import {
  addExportRoutes,
  cleanUpExports,
  createExportsJob,
  createExportsWatch,
  type ExportsPort,
  exportsJob,
} from '../kit/exports/index.ts';
import { createFolderStore, type FileStore } from '../kit/files/index.ts';
import documents from '../kit/graphql/persisted-documents.json' with { type: 'json' };
import { guardHttpRoutes } from '../kit/http/index.ts';
import { createJobs, type Jobs } from '../kit/jobs/index.ts';
import { addMailboxPages, sendMailJob } from '../kit/mail/index.ts';
import { createPictureIntake } from '../kit/pictures/index.ts';
import { createVault } from '../kit/secrets/index.ts';
import { cleanUpImports, createFileRoutes, createImportJobs } from '../master-data/files/index.ts';
import {
  changeSetJob,
  cleanUpChangeSets,
  createChangeSetJob,
  createTakeOverJob,
  joinStandardVats,
  takeOverJob,
} from '../master-data/index.ts';
import { beginAnew } from '../master-data/sync/index.ts';
import { insertFirstOrganization } from '../organization/organizations/index.ts';
import { addClosingPaperRoutes } from '../sales/closings/index.ts';
import { createCounterWatch } from '../sales/counters/index.ts';
import { createFigureRebuild, createPushQueue } from '../sales/receipts/index.ts';
import { addOrderPaperRoute } from '../shop/orders/index.ts';
import { cleanUpShopPictures, createShopPictureRoutes } from '../shop/products/index.ts';
import { addClientErrors } from './client-errors.ts';
import { connectClosings } from './closings.ts';
import type { Config } from './config.ts';
import { watchConnections } from './connection-watch.ts';
import { createContextOf } from './context.ts';
import { addErrorHandler, createPublicError } from './errors.ts';
import { connectExports } from './exports.ts';
import { addGraphqlRoute } from './graphql-routes.ts';
import { addHealth } from './health.ts';
import { addHub, startLive } from './hub.ts';
import { connectLicences } from './licences.ts';
import { createLog, logErrorsTo } from './log.ts';
import { createMails, type Mails } from './mails.ts';
import { connectMasterData } from './master-data.ts';
import { addMetrics } from './metrics.ts';
import { connectOrders } from './orders.ts';
import { addPages, webRoot } from './pages.ts';
import { createSchemas, type Schemas } from './schemas.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { type Demo, demoWelcome, seedDemo } from './seed-demo.ts';
import { addVersion } from './version.ts';

export interface RunningServer {
  /** Where a browser on this machine finds it. */
  readonly url: string;
  readonly demo: Demo | undefined;
  /** Lines for the operator. */
  readonly welcome: readonly string[];
  /** Ends requests and connections under way, then lets go of the database. */
  stop(): Promise<void>;
}

interface Parts {
  readonly config: Config;
  readonly log: Logger;
  readonly db: Database;
  readonly account: AccountHost;
  readonly files: FileStore;
  readonly mails: Mails;
  readonly masterData: ReturnType<typeof connectMasterData>;
  readonly exports: ExportsPort;
  readonly licences: ReturnType<typeof connectLicences>;
  readonly closings: ReturnType<typeof connectClosings>;
  readonly orders: ReturnType<typeof connectOrders>;
  readonly logError: (error: unknown, requestId?: string) => void;
}

type LiveParts = ReturnType<typeof startLive>;

const tellAlerts =
  (live: LiveParts['live']) =>
  (tenantId: string): void =>
    live.changed({ tenantId, unitId: null, topic: 'alerts' });

/** Gaps stand beside the sync problems, and people are told of them. */
const tellGaps =
  (live: LiveParts['live']) =>
  (tenantId: string): void => {
    live.changed({ tenantId, unitId: null, topic: 'syncProblems' });
    live.changed({ tenantId, unitId: null, topic: 'alerts' });
  };

/** The areas, told of each other only here: tokens end connections, pushes and links show on open pages. */
const connectAreas = (parts: Parts, { live, pings }: LiveParts): Schemas => {
  const { config, db, account, files, mails, masterData } = parts;
  const endConnections = (sessionId: string): void =>
    live.closeWhere((caller) => caller.sessionId === sessionId);
  const tellUsers = (tenantId: string): void => live.changed({ tenantId, unitId: null, topic: 'users' });
  account.onRevoked(endConnections);
  account.onJoin(tellUsers);
  return createSchemas(
    {
      switching: { onSwitch: endConnections },
      devices: {
        isOnline: (deviceId) => live.liveStateOf(deviceId) === 'online',
        onlineIds: (tenantId) => live.onlineDevices(tenantId).map(({ deviceId }) => deviceId),
        lastPing: pings.lastPing,
        findPendingRegister: account.findPendingRegister,
        approve: account.approveDeviceAuthorization,
        deny: account.denyDeviceAuthorization,
        revokeDeviceSessions: account.revokeDeviceSessions,
        onDeviceChange: (tenantId, unitId) => live.changed({ tenantId, unitId, topic: 'devices' }),
        onRegisterChange: (deviceId) => {
          account.forgetDevice(deviceId);
          live.closeWhere((caller) => caller.kind === 'register' && caller.deviceId === deviceId);
        },
        beginAnew,
        ...masterData.deviceRecords,
        ...parts.licences.ofDevices,
        onRecordsChange: masterData.records.onChange,
      },
      receipts: {
        queue: createPushQueue(db, config.PUSH_COALESCING === 'on'),
        onChange: ({ tenantId, unitId }, topic) => {
          live.changed({ tenantId, unitId, topic });
          if (topic === 'syncProblems') live.changed({ tenantId, unitId, topic: 'alerts' });
        },
        onProblems: countWaitingRecords,
        deciders: { closing: parts.closings.decider },
      },
      closings: parts.closings.port,
      counters: { endGapAlerts, onChange: tellGaps(live) },
      notifications: { onChange: tellAlerts(live) },
      orders: parts.orders.port,
      services: {
        onChange: (tenantId) => live.changed({ tenantId, unitId: null, topic: 'services' }),
        licences: parts.licences.port.service,
      },
      licences: parts.licences.port,
      projects: { onChange: (tenantId) => live.changed({ tenantId, unitId: null, topic: 'cart' }) },
      checkout: {
        licences: parts.licences.port.service,
        jobs: parts.orders.port.jobs,
        vault: createVault(config.secret),
        queueMail: mails.queueMail,
        publicUrl: mails.publicUrl,
        onOrdered: ({ tenantId, sellerId }) => {
          live.changed({ tenantId, unitId: null, topic: 'cart' });
          for (const id of new Set([tenantId, sellerId]))
            live.changed({ tenantId: id, unitId: null, topic: 'orders' });
        },
      },
      overview: {
        isOnline: (deviceId) => live.liveStateOf(deviceId) === 'online',
        countOnline: live.countOnline,
        lastPing: pings.lastPing,
        onDeviceChange: (tenantId, unitId) => live.changed({ tenantId, unitId, topic: 'devices' }),
      },
      units: {
        onBranchSaved: joinStandardVats,
        ...masterData.branchRecords,
        onRecordsRemoved: (tenantId) => masterData.records.onChange({ tenantId, unitIds: null }),
        onRegistersChange: (tenantId, deviceIds) => {
          for (const deviceId of deviceIds) {
            account.forgetDevice(deviceId);
            live.closeWhere((caller) => caller.kind === 'register' && caller.deviceId === deviceId);
          }
          live.changed({ tenantId, unitId: null, topic: 'devices' });
        },
        onChange: (tenantId) => live.changed({ tenantId, unitId: null, topic: 'units' }),
      },
      ...masterData,
      exports: parts.exports,
      users: {
        endUserSessions: account.endUserSessions,
        announceEnded: account.announceEnded,
        onRoleChange: (userId) => {
          account.forgetUser(userId);
          live.closeWhere((caller) => caller.kind === 'user' && caller.userId === userId);
        },
        onUsersChange: tellUsers,
        removePicture: (name) => files.remove(pictureFile(name)),
      },
      invitations: { ...mails, now: config.now, onUsersChange: tellUsers },
      profile: {
        ...mails,
        endUserSessions: account.endUserSessions,
        announceEnded: account.announceEnded,
        hashing: account.hashing,
        now: config.now,
      },
    },
    config.ACCESS_POLICY,
  );
};

// 8 MiB over a slow mobile line take a minute; a body that never ends holds its connection no longer than this.
const longestRequestMs = 120_000;

const createHttp = (config: Config, log: Logger): FastifyInstance =>
  Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: !log.isLevelEnabled('info') }),
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    // A proxy of ours says for whom it asks; nobody else can say so of themselves, nor a neighbour in a private network.
    trustProxy: config.TRUSTED_PROXIES,
    requestTimeout: longestRequestMs,
    // Bodies are read by schema, field by field: nothing copies foreign keys onto objects.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    forceCloseConnections: true,
  }) as unknown as FastifyInstance;

const addRoutes = async (app: FastifyInstance, parts: Parts, liveParts: LiveParts): Promise<void> => {
  const { config, log, db, account, files, mails, logError } = parts;
  const schemas = connectAreas(parts, liveParts);
  const contextOf = createContextOf({ db, authenticate: account.authenticate, now: config.now });
  const publicError = createPublicError(logError);
  addErrorHandler(app, logError);
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  await addSecurityHeaders(app, config.PUBLIC_URL?.startsWith('https:') ?? false);
  addMetrics(app, config.METRICS_TOKEN, () => liveParts.live.count);
  addHealth(app, db);
  guardHttpRoutes(app, contextOf, config.ACCESS_POLICY);
  const pictures = createPictureIntake();
  await app.register(createProfileRoutes(files, config.now, pictures));
  await app.register(createShopPictureRoutes(files, config.now, pictures));
  addGraphqlRoute(app, {
    path: '/graphql',
    schema: schemas.general,
    documents: documents.general,
    contextOf,
    publicError,
  });
  addGraphqlRoute(app, {
    path: '/graphql/pos',
    schema: schemas.pos,
    documents: documents.pos,
    contextOf,
    publicError,
  });
  addAuditLogRoutes(app);
  addClosingPaperRoutes(app);
  addOrderPaperRoute(app);
  await app.register(createFileRoutes(parts.masterData.recordFiles));
  addExportRoutes(app, parts.exports);
  addQuickPanel(app, config.QUICK_SETTINGS);
  app.get('/schemas/receipt-1.json', () => receiptJsonSchema());
  app.get('/schemas/closing-1.json', () => closingJsonSchema());
  for (const kind of Object.values(kinds).filter(({ isSynced }) => isSynced))
    app.get(contentSchemaPath(kind), () => contentJsonSchema(kind));
  await app.register(account.routes);
  addUsersExtended(app);
  addVersion(app, webRoot);
  addClientErrors(app, { log, now: config.now, supportEmail: config.SUPPORT_EMAIL });
  if (mails.mailbox) addMailboxPages(app, mails.mailbox);
  addHub(app, liveParts.live);
  await addPages(app);
};

const startJobs = (jobs: Jobs, parts: Parts, { live }: LiveParts): void => {
  const { config, db, mails, account, masterData, exports } = parts;
  const { now } = config;
  const cleanUp = async (): Promise<void> => {
    await account.cleanUp();
    await cleanUpNotifications(db, now());
    await cleanUpChangeSets({ db, now });
    await cleanUpImports(masterData.recordFiles);
    await cleanUpExports(exports);
    await cleanUpLicenceGuesses(db, now());
    await cleanUpShopPictures({ db, files: parts.files, now });
    await jobs.cleanUp();
  };
  const watchRegisters = createRegisterWatch({ db, now, onChange: tellAlerts(live) });
  const rebuildFigures = createFigureRebuild({
    db,
    onChange: (tenantId) => live.changed({ tenantId, unitId: null, topic: 'figures' }),
  });
  const watchCounters = createCounterWatch({
    db,
    now,
    tellGaps: watchGaps,
    onGaps: tellGaps(live),
    onAlerts: tellAlerts(live),
  });
  const handlers = {
    [sendMailJob]: mails.handler,
    [changeSetJob]: createChangeSetJob(masterData.changeSets),
    [takeOverJob]: createTakeOverJob(masterData.changeSets, masterData.registerData.onOffer),
    ...createImportJobs(masterData.recordFiles),
    [exportsJob]: createExportsJob(exports),
    watchExports: createExportsWatch(exports),
    cleanUp,
    watchRegisters,
    watchCounters,
    rebuildFigures,
    ...parts.closings.handlers,
    ...parts.licences.handlers,
    ...parts.orders.handlers,
    finishDeletions: masterData.finishDeletions,
  };
  jobs.start(
    handlers,
    ['cleanUp'],
    [
      'watchRegisters',
      'watchCounters',
      'finishDeletions',
      'watchExports',
      'rebuildFigures',
      ...parts.closings.minutely,
      ...parts.licences.minutely,
    ],
  );
};

const publicUrl = (config: Config, app: FastifyInstance): string =>
  config.PUBLIC_URL ??
  `http://localhost:${(app.server.address() as AddressInfo | null)?.port ?? config.PORT}`;

const serve = async (config: Config, log: Logger, db: Database): Promise<RunningServer> => {
  const logError = logErrorsTo(log);
  const issuer = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  const jobs = createJobs({ db, now: config.now, log });
  const mails = await createMails(config, jobs, issuer);
  const account = await createAccountHost({
    db,
    secret: config.secret,
    issuer,
    now: config.now,
    ...mails,
    onTenantFounded: insertFirstOrganization,
    log,
  });
  const liveParts = startLive({
    db,
    authenticate: account.authenticate,
    policy: config.ACCESS_POLICY,
    now: config.now,
    onError: logError,
  });
  const connections = watchConnections(liveParts.live, account, logError);
  const app = createHttp(config, log);
  const files = createFolderStore(join(config.dataDir, 'files'));
  const { live } = liveParts;
  const masterData = connectMasterData({ config, live, db, jobs, files });
  const exports = connectExports({
    config,
    live,
    lastPing: liveParts.pings.lastPing,
    db,
    jobs,
    files,
    logError,
  });
  const closings = connectClosings({ config, live, db, jobs, logError });
  const licences = connectLicences({ config, live, db });
  const orders = connectOrders({ live, db, jobs, mails, licenceService: licences.port.service });
  const parts: Parts = {
    config,
    log,
    db,
    account,
    files,
    mails,
    masterData,
    exports,
    licences,
    orders,
    closings,
    logError,
  };
  await addRoutes(app, parts, liveParts);
  const demo = await seedDemo(db, config);
  await app.listen({ port: config.PORT, host: config.HOST });
  liveParts.live.attach(app.server);
  startJobs(jobs, parts, liveParts);
  const url = publicUrl(config, app);
  return {
    url,
    demo,
    welcome: [...(demo ? demoWelcome(demo) : []), ...(mails.mailbox ? [`Mails: ${url}/dev/mailbox`] : [])],
    stop: async () => {
      connections.stop();
      liveParts.live.close();
      await Promise.all([app.close(), jobs.stop()]);
      account.close();
      await Promise.all([liveParts.pings.stop(), liveParts.syncs.stop()]);
      await db.close();
    },
  };
};

/** Brings the database up to date, seeds the demo where wanted, and serves. `ownerUrl` is used for migrating only. */
export const startServer = async (config: Config, ownerUrl: string): Promise<RunningServer> => {
  const log = createLog(config.LOG_LEVEL);
  await migrate(ownerUrl);
  const db = openDatabase(ownerUrl, logErrorsTo(log));
  try {
    return await serve(config, log, db);
  } catch (error) {
    await db.close();
    throw error;
  }
};
