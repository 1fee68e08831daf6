import { kinds } from '@tresen/domain/master-data/kinds';
import { contentJsonSchema, contentSchemaPath } from '@tresen/domain/master-data/sync';
import { closingJsonSchema } from '@tresen/domain/sales/closings';
import { receiptJsonSchema } from '@tresen/domain/sales/receipts';
import type { FastifyInstance } from 'fastify';
import { addQuickPanel } from '../content/quick-panel/index.ts';
import type { Door } from '../kit/features/index.ts';
import documents from '../kit/graphql/persisted-documents.json' with { type: 'json' };
import { guardHttpRoutes } from '../kit/http/index.ts';
import { addMailboxPages } from '../kit/mail/index.ts';
import { createPictureIntake } from '../kit/pictures/index.ts';
import { createUploads } from '../kit/uploads/index.ts';
import { watchBodies } from './body-watch.ts';
import { addClientErrors } from './client-errors.ts';
import { createContextOf } from './context.ts';
import { addErrorHandler, createPublicError } from './errors.ts';
import { features, type Needs } from './features.ts';
import { addGraphqlRoute } from './graphql-routes.ts';
import { addHealth } from './health.ts';
import { addHub } from './hub.ts';
import { addMetrics } from './metrics.ts';
import { addPages, scriptHashesOf, webRoot } from './pages.ts';
import type { Parts } from './parts.ts';
import { addPrintedSchemas } from './printed-schemas.ts';
import { createRequestShares } from './request-shares.ts';
import { addRobots } from './robots.ts';
import type { MakeSchemas, Schemas } from './schemas.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { limitSockets } from './socket-limit.ts';
import { addSourcePage } from './source-page.ts';
import { addVersion } from './version.ts';

type ContextOf = ReturnType<typeof createContextOf>;

/** Everything that answers at an address. */
export const addRoutes = async (
  app: FastifyInstance,
  parts: Parts,
  needs: Needs,
  schemas: MakeSchemas,
): Promise<void> => {
  const { config, log, db, account, mails, live, refusals } = parts;
  const { authenticate } = account;
  const contextOf = createContextOf({ db, authenticate, onRefusal: refusals.note, now: config.now });
  await addSurroundings(app, parts, contextOf);
  addGraphql(app, parts, schemas(needs, config.ACCESS_POLICY, parts.refusals.note), contextOf);
  await addFeatures(app, parts, needs);
  addContracts(app);
  addQuickPanel(app, { enabled: config.QUICK_SETTINGS, policy: config.ACCESS_POLICY });
  await app.register(account.routes);
  addVersion(app, webRoot);
  addSourcePage(app, { sourceUrl: config.SOURCE_URL, supportEmail: config.SUPPORT_EMAIL });
  addRobots(app, { supportEmail: config.SUPPORT_EMAIL, publicUrl: config.PUBLIC_URL, now: config.now });
  addClientErrors(app, { log, now: config.now, supportEmail: config.SUPPORT_EMAIL });
  if (mails.mailbox) addMailboxPages(app, mails.mailbox);
  addHub(app, live);
  await addPages(app);
};

/** What every request goes through, before the routes. */
async function addSurroundings(app: FastifyInstance, parts: Parts, contextOf: ContextOf): Promise<void> {
  const { config, live, epochs, networks, refusals, logError, readiness, storage } = parts;
  addErrorHandler(app, logError, refusals.note);
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  watchBodies(app, networks);
  limitSockets(app.server, networks);
  addSecurityHeaders(app, {
    isHttps: config.PUBLIC_URL?.startsWith('https:') ?? false,
    scriptHashes: scriptHashesOf(),
  });
  const hubConnections = (): number => live.count;
  addMetrics(app, config.METRICS_TOKEN, { hubConnections, epochs: epochs.figures, refusals, storage });
  addHealth(app, readiness);
  guardHttpRoutes(app, contextOf, config.ACCESS_POLICY);
}

function addGraphql(
  app: FastifyInstance,
  parts: Parts,
  { general, pos }: Schemas,
  contextOf: ContextOf,
): void {
  const shares = createRequestShares(parts.networks);
  const common = { contextOf, publicError: createPublicError(parts.logError), shares };
  addGraphqlRoute(app, { path: '/graphql', schema: general, documents: documents.general, ...common });
  addGraphqlRoute(app, { path: '/graphql/pos', schema: pos, documents: documents.pos, ...common });
}

async function addFeatures(app: FastifyInstance, parts: Parts, needs: Needs): Promise<void> {
  const uploads = createUploads({ ...parts, onError: parts.logError });
  const { config, files } = parts;
  const door: Door = {
    files,
    now: config.now,
    uploads,
    pictures: createPictureIntake(uploads),
    publicUrl: config.PUBLIC_URL,
  };
  for (const { routes } of features) await routes?.(app, needs, door);
}

/** The contracts of what registers send and take, and the languages of both GraphQL endpoints. */
function addContracts(app: FastifyInstance): void {
  addPrintedSchemas(app);
  app.get('/schemas/receipt-1.json', () => receiptJsonSchema());
  app.get('/schemas/closing-1.json', () => closingJsonSchema());
  for (const kind of Object.values(kinds).filter(({ isSynced }) => isSynced))
    app.get(contentSchemaPath(kind), () => contentJsonSchema(kind));
}
