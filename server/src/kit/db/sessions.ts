import { createHash } from 'node:crypto';
import type { ChangedTopic } from '@tresen/domain/fleet/live';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { AppEvent } from '../events/index.ts';
import { runPrepared } from './prepared-query.ts';
import { type Answer, asQuery, openQueries } from './queries.ts';
import {
  type Asked,
  fitForNode,
  fitStatement,
  isOnSeveralNodes,
  openOnSeveralNodes,
} from './several-nodes.ts';
import type { DB } from './tables.generated.ts';
import { patienceOf, timeLimits, workUnderWay } from './time-limits.ts';

/** A transaction of one tenant (or of the system role): Kysely for statements, `raw` for measured hot paths. */
export type Tx = Kysely<DB>;

const names = new Map<string, string>();
/** The name under which a statement is prepared. Unnamed statements run at half the speed (stack.md). */
export const statementName = (text: string): string => {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('md5').update(text).digest('hex');
  names.set(text, name);
  return name;
};

/** What opens a transaction. */
export interface Opening {
  readonly begin: string;
  /** The tenant that it sees; null is the system role's, which sees all. */
  readonly tenantId: string | null;
  /** Its statements keep one plan each for any values. */
  readonly keepsPlans: boolean;
  /** The limits of its connection hold, so that one statement is a transaction without a begin and a commit. */
  readonly isPlain: boolean;
}

/** How a transaction ended: `ROLLBACK` is also what a commit answers where a statement had failed before. */
export type Ended = Pick<pg.QueryResult, 'command'>;

/** A connection with its query builder, which is made once: making it costs more than a query. */
interface Session {
  readonly tx: Tx;
  /** What opens the transaction, until its first statement goes; undefined outside of one, too. */
  opening: Opening | undefined;
  /** The tenant that the transaction sees. */
  tenantId: string | null;
  /** The begin, once it went. */
  begun: Promise<unknown> | undefined;
  /** How many more statements there are, the commit going with the last of them; undefined as long as nobody knows. */
  endsIn: number | undefined;
  /** The next statement is planned for its values. */
  plansNext: boolean;
  /** The next statement is run by the tenant's node. */
  nodeAsksNext: boolean;
  /** The commit that went with a statement, or the end of the statement that was all of the transaction. */
  ended: Promise<Ended> | undefined;
  /** A transaction failed: another session has taken its place. */
  isOver: boolean;
  /** What is told once the transaction is committed; undefined outside of one, null as long as there is nothing. */
  events: AppEvent[] | null | undefined;
}

const sessions = new WeakMap<pg.PoolClient | Tx, Session>();

/** A promise that somebody awaits later, or nobody: without this, a failure before that would end the process. */
const awaitedLater = <T>(promise: Promise<T>): Promise<T> => {
  promise.catch(() => undefined);
  return promise;
};

/** The session of a connection, for its next transaction. */
export const sessionOf = (client: pg.PoolClient, opening?: Opening): Session => {
  const session = sessions.get(client) ?? openSession(client);
  session.opening = opening;
  session.tenantId = opening?.tenantId ?? null;
  session.begun = undefined;
  session.endsIn = undefined;
  session.plansNext = false;
  session.nodeAsksNext = false;
  session.ended = undefined;
  session.events = undefined;
  return session;
};

/**
 * Ends the session of a connection whose transaction failed. What that work left running may ask more, and must not do so
 * within the next transaction, which may be of another tenant.
 */
export const endSession = (client: pg.PoolClient): void => {
  const session = sessions.get(client);
  if (session) session.isOver = true;
  sessions.delete(client);
};

/**
 * Runs the last statement of a transaction: its commit travels with it, which saves a way to the database and back. For
 * statements after which nothing can make the transaction fail that the database does not see; one more statement is
 * refused.
 * @param count several that are the last ones, and are asked without waiting for each other
 */
export const lastly = <T>(tx: Tx, statements: () => Promise<T>, count = 1): Promise<T> => {
  const session = sessions.get(tx);
  if (session) session.endsIn = count;
  return statements();
};

/** Asks a statement whose text is at hand. For hot paths: to have Kysely put it together costs as much as to ask it. */
export const askText = <Row>(tx: Tx, text: string, values: readonly unknown[]): Promise<readonly Row[]> =>
  tx.executeQuery(asQuery<Row>(text, values)).then(({ rows }) => rows);

/**
 * Runs one statement that is planned for its values each time. For small ones with ranges: what is best depends on how
 * much a range leaves, and the plan for any values that PostgreSQL keeps expects a third of all rows.
 */
export const plannedAnew = <T>(tx: Tx, statement: () => Promise<T>): Promise<T> => {
  const session = sessions.get(tx);
  if (session) session.plansNext = true;
  return statement();
};

/**
 * Runs one statement that reads nothing but tables of the nodes (distributed-tables.ts), and whose columns are numbers,
 * texts and JSON. Of several nodes, the one that has the tenant runs it by itself; on one node nothing changes.
 */
export const atTenantsNode = <T>(tx: Tx, statement: () => Promise<T>): Promise<T> => {
  const session = sessions.get(tx);
  if (session) session.nodeAsksNext = true;
  return statement();
};

/**
 * Tells an event once this transaction is committed, and never when it is rolled back: then those who listen in this
 * process hear of it. What must not be lost is a job of the transaction instead.
 */
export const emit = (tx: Tx, event: AppEvent): void => {
  const session = sessions.get(tx);
  if (session?.events === undefined) throw new Error('an event outside of a transaction');
  session.events ??= [];
  session.events.push(event);
};

/** Tells that something of whole companies is another now, each once. */
export const emitChanged = (tx: Tx, topic: ChangedTopic, ...tenantIds: readonly string[]): void => {
  for (const tenantId of new Set(tenantIds)) emit(tx, { topic, tenantId, unitId: null });
};

/** Runs `work` so that what it did and would have told is undone when it throws, and the transaction goes on. */
export const inSavepoint = async <T>(tx: Tx, work: () => Promise<T>): Promise<T> => {
  const session = sessions.get(tx);
  const told = session?.events?.length ?? 0;
  await sql`savepoint part`.execute(tx);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(tx);
    return result;
  } catch (error) {
    session?.events?.splice(told);
    await sql`rollback to savepoint part`.execute(tx);
    throw error;
  }
};

/**
 * An answer whose rows the driver holds no longer: its own answers refer to each other, and the engine would carry the
 * rows of all of them along until it cleans up everything. Who reads page by page would fill the memory with them.
 */
function taken(answer: pg.QueryResult): Answer {
  const { command, rowCount, rows } = answer;
  answer.rows = [];
  return { command, rowCount, rows };
}

/** A node's answer has its rows as JSON, in one column. */
function takenFromNode(answer: pg.QueryResult): Answer {
  const { rows, ...rest } = taken(answer);
  return { ...rest, rows: rows.map(({ row }) => row) };
}

/** The statement as it goes to several nodes. */
function fitFor(session: Session, asked: Asked): Asked {
  const { tenantId, nodeAsksNext } = session;
  session.nodeAsksNext = false;
  if (tenantId === null) return asked;
  return nodeAsksNext ? fitForNode(asked, tenantId) : fitStatement(asked, tenantId);
}

function openSession(client: pg.PoolClient): Session {
  const isSpread = isOnSeveralNodes(client);
  const query = (text: string, values: readonly unknown[]): Promise<Answer> => {
    if (session.isOver) throw new Error('a statement after its transaction had failed');
    if (session.ended) throw new Error('a statement after the one that was said to be the last');
    const { opening } = session;
    session.opening = undefined;
    const endsNext = isLast(session);
    // Citus hands on what `set local` sets, in a transaction that was begun; `set_config` it does not.
    const isWhole = opening?.isPlain === true && endsNext && !session.plansNext && !isSpread;
    // Not waited for: it travels with the statement. It fails with the connection alone, and then so does all behind it.
    if (opening && !isWhole) session.begun = awaitedLater(begin(opening));
    const asked: Asked = { text, values: [...values] };
    const named = isSpread ? fitFor(session, asked) : asked;
    const answer = ask(named.text, named.values, isWhole ? opening : undefined);
    if (isWhole) session.ended = awaitedLater(answer.then(committed, rolledBack));
    else if (endsNext) session.ended = awaitedLater(client.query('commit'));
    return answer.then(named.isAtNode ? takenFromNode : taken);
  };
  const begin = (opening: Opening): Promise<unknown> =>
    isSpread ? openOnSeveralNodes(client, opening.begin) : client.query(beginOnOne(opening));
  const ask = (text: string, values: unknown[], whole: Opening | undefined): Promise<pg.QueryResult> => {
    const isPlanned = session.plansNext;
    session.plansNext = false;
    const work = workUnderWay();
    const patience = work === 'request' ? {} : { query_timeout: patienceOf(timeLimits[work]) };
    return isPlanned
      ? client.query({ text, values, ...patience })
      : runPrepared(client, {
          name: statementName(text),
          text,
          values,
          tenantId: whole?.tenantId ?? undefined,
          keepsPlan: whole?.keepsPlans === true,
          ...patience,
        });
  };
  const tx = openQueries<DB>(query);
  const session: Session = {
    tx,
    opening: undefined,
    tenantId: null,
    begun: undefined,
    endsIn: undefined,
    plansNext: false,
    nodeAsksNext: false,
    ended: undefined,
    isOver: false,
    events: undefined,
  };
  sessions.set(client, session).set(tx, session);
  return session;
}

/** Citus has no plans that it keeps for any values; only of one node they are wanted. */
function beginOnOne({ begin, keepsPlans }: Opening): string {
  return keepsPlans ? `${begin}; set local plan_cache_mode = force_generic_plan` : begin;
}

/** Counts a statement. */
function isLast(session: Session): boolean {
  if (session.endsIn === undefined) return false;
  session.endsIn -= 1;
  return session.endsIn === 0;
}

function committed(): Ended {
  return { command: 'COMMIT' };
}

/** The database refused the statement, and so all of its transaction; any other failure is one of the connection. */
function rolledBack(error: unknown): Ended {
  if (error instanceof pg.DatabaseError && error.severity === 'ERROR') return { command: 'ROLLBACK' };
  throw error;
}
