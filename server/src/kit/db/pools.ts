import { createHmac } from 'node:crypto';
import pg from 'pg';
import { createEvents, type Events } from '../events/index.ts';
import { gatheringSocket } from './gathering-socket.ts';
import { parseInstant } from './instants.ts';
import { preparedEnterings } from './prepared-query.ts';
import { type Ended, endSession, lastly, type Opening, sessionOf, type Tx } from './sessions.ts';
import { learnOfNodes } from './several-nodes.ts';
import {
  connectionLimits,
  patienceOf,
  type TimeLimits,
  timeLimits,
  transactionLimits,
  workUnderWay,
} from './time-limits.ts';

export {
  askText,
  atTenantsNode,
  emit,
  emitChanged,
  inSavepoint,
  lastly,
  plannedAnew,
  statementName,
  type Tx,
} from './sessions.ts';

/**
 * The two roles that the server works under. `app` sees one tenant at a time through row-level security and
 * cannot bypass it; `system` serves the few things that cross tenants (sign-in by e-mail, sessions, linking).
 * The owner, who migrates, is used by neither.
 */
export interface Database {
  readonly app: pg.Pool;
  readonly system: pg.Pool;
  /** Who hears what was committed here. */
  readonly events: Events;
  close(): Promise<void>;
}

pg.types.setTypeParser(pg.types.builtins.INT8, Number); // cents and counters stay below 2^53
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, parseInstant);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text); // a business day is a word, not an instant

export const appRole = 'tresen_app';
export const systemRole = 'tresen_system';

/**
 * The password of a role, derived from the owner's: the same in every process, and stored nowhere.
 * @param ownerUrl connection address of the owner, password included
 */
export const rolePassword = (ownerUrl: string, role: string): string =>
  createHmac('sha256', new URL(ownerUrl).password || 'local-socket')
    .update(role)
    .digest('base64url');

/** The address under which a role of ours signs in. */
export const roleUrl = (ownerUrl: string, role: string): string => {
  const url = new URL(ownerUrl);
  url.username = role;
  url.password = rolePassword(ownerUrl, role);
  return url.href;
};

/** Opens both pools. Nothing connects before the first statement. */
export const openDatabase = (
  ownerUrl: string,
  onError: (error: Error) => void,
  // One of the system role's listens for jobs all the time.
  size: { app: number; system: number } = { app: 8, system: 5 },
  limits: TimeLimits = timeLimits.request,
): Database => {
  const app = new pg.Pool(roleConfig(ownerUrl, appRole, size.app, limits));
  const system = new pg.Pool(roleConfig(ownerUrl, systemRole, size.system, limits));
  for (const pool of [app, system]) {
    // An idle connection that breaks (server restarted) must not end the process: the pool replaces it.
    pool.on('error', (error) => onError(error));
    // One in use says so, too, beside failing its statement, and unheard an 'error' ends the process.
    pool.on('connect', (client) => {
      client.on('error', () => undefined);
      // Not waited for: it travels with the first statement, through poolers, too, that know no settings of a start.
      client.query(connectionLimits(limits)).catch(() => undefined);
      for (const entering of preparedEnterings) client.query(entering).catch(() => undefined);
    });
  }
  return {
    app,
    system,
    events: createEvents(onError),
    close: async () => void (await Promise.all([app.end(), system.end()])),
  };
};

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** All connections were taken for as long as one waits, or there is no database right now. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/**
 * Runs `work` in one transaction that sees one tenant only. It opens with its first statement, in one round trip; where
 * that is its last one, too, all of it is one message.
 */
export const inTenant = <T>(db: Database, tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(db, db.app, openingFor(tenantId, 'begin'), work);

/**
 * As `inTenant`, for `work` whose statements look for a few rows by their keys: each keeps one plan on its connection. Else
 * PostgreSQL plans them anew each time, which takes it longer than finding the rows: of a list of ids that comes later it
 * expects ten, and believes that looking first how many there are pays.
 */
export const inTenantByKeys = <T>(db: Database, tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(db, db.app, { ...openingFor(tenantId, 'begin'), keepsPlans: true }, work);

/** As `inTenant`, and all that `work` reads is of one moment, whatever is pushed meanwhile. It changes nothing. */
export const atOneMoment = <T>(db: Database, tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(db, db.app, openingFor(tenantId, 'begin isolation level repeatable read, read only'), work);

function openingFor(tenantId: string, begin: string): Opening {
  if (!uuid.test(tenantId)) throw new Error('not a tenant id');
  const limits = transactionLimits(workUnderWay());
  const isPlain = limits === '';
  return {
    begin: `${begin}; set local app.tenant_id = '${tenantId}'${limits}`,
    tenantId,
    keepsPlans: false,
    isPlain,
  };
}

const tries = 4;

/**
 * As `inTenant`, and again when PostgreSQL broke the transaction off for the sake of another one. For `work` that does
 * nothing but in its transaction: it may be called several times.
 */
export const inTenantRepeatably = async <T>(
  db: Database,
  tenantId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTenant(db, tenantId, work);
    } catch (error) {
      if (attempt === tries || !isBrokenOff(error)) throw error;
    }
  }
};

/** Runs one statement for a tenant: the transaction around it begins and commits on the same way to the database. */
export const askTenant = <T>(db: Database, tenantId: string, statement: (tx: Tx) => Promise<T>): Promise<T> =>
  inTenant(db, tenantId, (tx) => lastly(tx, () => statement(tx)));

/**
 * Runs `work` on what everybody reads and no tenant owns, without a transaction: each of its statements is one round
 * trip, and sees what was committed before it.
 */
export const outsideTenants = async <T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const client = await connect(db.app);
  let broken = true;
  try {
    const result = await work(sessionOf(client).tx);
    broken = false;
    return result;
  } finally {
    client.release(broken);
  }
};

/** Runs `work` in one transaction of the system role: global tables, across tenants. Few callers, each small. */
export const inSystem = <T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const limits = transactionLimits(workUnderWay());
  return inTransaction(
    db,
    db.system,
    { begin: `begin${limits}`, tenantId: null, keepsPlans: false, isPlain: limits === '' },
    work,
  );
};

/** True when a unique index refused the row. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505';

/** True when a value does not fit its type: an id that is no UUID, a number out of range. */
export const isUnfitValue = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code !== undefined && error.code.startsWith('22');

/** True when a statement took longer than it was given. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '57014';

function roleConfig(ownerUrl: string, role: string, max: number, limits: TimeLimits): pg.PoolConfig {
  return {
    connectionString: roleUrl(ownerUrl, role),
    max,
    application_name: role,
    idleTimeoutMillis: 60_000,
    // A database that hangs must not hang whoever asks whether it does.
    connectionTimeoutMillis: 10_000,
    query_timeout: patienceOf(limits),
    // Statements do not wait for the answers of those before them, and travel together.
    pipeline: true,
    stream: gatheringSocket,
    verify: learnOfNodes(),
  };
}

/** @throws {NoConnection} */
function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  return pool.connect().catch((cause: unknown) => {
    throw new NoConnection(cause);
  });
}

async function inTransaction<T>(
  { events }: Database,
  pool: pg.Pool,
  opening: Opening,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await connect(pool);
  const session = sessionOf(client, opening);
  session.events = null;
  let broken = false;
  let ended: Ended | undefined;
  /** Where nothing was asked there is nothing to end. */
  const end = (way: 'commit' | 'rollback'): Promise<Ended> | Ended =>
    session.opening ? { command: way.toUpperCase() } : (session.ended ?? client.query(way));
  try {
    const result = await work(session.tx);
    await session.begun;
    ended = await end('commit');
    return result;
  } catch (error) {
    endSession(client);
    ended = await Promise.resolve(end('rollback')).catch(() => undefined);
    broken = ended === undefined;
    throw error;
  } finally {
    const told = session.events ?? [];
    session.events = undefined;
    session.opening = undefined;
    client.release(broken);
    if (ended && isCommitted(ended)) for (const event of told) events.tell(event);
  }
}

/** A commit answers `ROLLBACK` where a statement had failed and its caller went on. */
function isCommitted({ command }: Ended): boolean {
  return command === 'COMMIT';
}

/** True when PostgreSQL broke a transaction off for the sake of another one: done again, it works. */
function isBrokenOff(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '40P01' || error.code === '40001');
}
