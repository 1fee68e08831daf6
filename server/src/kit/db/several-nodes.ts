import pg from 'pg';
import { BoundedMap } from '../bounded-map/index.ts';
import { nodesSchema } from './distribution/copied-functions.ts';
import { distributedTables, joinedTables } from './distribution/distributed-tables.ts';

/** Connections to a database that lies on several nodes: a PostgreSQL with Citus (docs/operations.md). */
const onSeveralNodes = new WeakSet<pg.PoolClient>();

/** Whether the connection's database lies on several nodes. */
export const isOnSeveralNodes = (client: pg.PoolClient): boolean => onSeveralNodes.has(client);

const question = "select exists (select from pg_extension where extname = 'citus') as there";

/**
 * What a connection of several nodes works by: they are told for which tenant it asks, and a statement that joins the
 * coordinator's tables with theirs directly is refused. Citus 13.2 would try, and where the coordinator's has row-level
 * security the server process ends, and PostgreSQL starts anew.
 */
const settings = `set citus.propagate_set_commands = 'local'; set citus.local_table_join_policy = 'never';
  set search_path = ${nodesSchema}, public`;

/**
 * What a pool does with a new connection before it is used: the first one is asked whether its database lies on several
 * nodes, and all are then known to.
 */
export const learnOfNodes = (): NonNullable<pg.PoolConfig['verify']> => {
  let known: boolean | undefined;
  const note = (client: pg.PoolClient): void => {
    if (!known) return;
    onSeveralNodes.add(client);
    // Not waited for: it travels with the first statement.
    client.query(settings).catch(() => undefined);
  };
  return (client, done) => {
    if (known !== undefined) {
      note(client);
      done();
      return;
    }
    client.query<{ there: boolean }>(question).then(({ rows }) => {
      known = rows[0]?.there === true;
      note(client);
      done();
    }, done);
  };
};

/** A statement with its parameters. */
export interface Asked {
  readonly text: string;
  readonly values: unknown[];
  /** The tenant's node runs it by itself, and answers rows as JSON. */
  readonly isAtNode?: true;
}

const tenantOfSession = '(select current_tenant())';
const onNodes = new RegExp(`\\b(?:${distributedTables.join('|')})\\b`);
const words = 'on|where|using|order|group|join|left|inner|cross|limit|for|union|set';
const beside = new RegExp(
  `\\b(from|join) "?(${joinedTables.join('|')})"?(?: (?:as )?(?!(?:${words})\\b)"?(\\w+)"?)?(?![\\w"])`,
  'g',
);
/** Statements that were fitted before; what people narrow a list by makes many. */
const texts = new BoundedMap<string, string>(1_000);

/**
 * The statement as Citus wants it; on one node both are the same. The tenant is a parameter in place of the session's:
 * Citus asks the node that has the tenant only if it sees which one that is, and would ask all of them otherwise. And
 * what lies on the coordinator is read by a query of its own wherever it is joined with what lies on the nodes.
 */
export const fitStatement = ({ text, values }: Asked, tenantId: string): Asked => {
  const fit = texts.get(text) ?? fitText(text, values.length + 1);
  texts.set(text, fit);
  return text.includes(tenantOfSession)
    ? { text: fit, values: [...values, tenantId] }
    : { text: fit, values };
};

function fitText(text: string, place: number): string {
  const named = text.replaceAll(tenantOfSession, `$${place}::uuid`);
  if (!onNodes.test(text)) return named;
  return named.replaceAll(
    beside,
    (_all, word: string, table: string, name?: string) => `${word} (select * from ${table}) ${name ?? table}`,
  );
}

const read = new RegExp(`\\b(from|join) (${distributedTables.join('|')})\\b`, 'g');

/**
 * The statement as the tenant's node runs it by itself, on its own parts of the tables: planned there once and for all, where
 * it is planned each time, twice before it gets there, as it is. For one that reads nothing but tables of the nodes. Its rows
 * come as JSON.
 */
export const fitForNode = (asked: Asked, tenantId: string): Asked => {
  const { text, values } = fitStatement(asked, tenantId);
  const tables = [...new Set(Array.from(text.matchAll(read), ([, , table]) => table))];
  const given = values.length === 0 ? '' : `(${values.map(literalOf).join(', ')})`;
  return {
    text: `select asked as "row" from ${nodesSchema}.ask_at_node($1, $2, $3, $4) asked`,
    values: [tenantId, text.replaceAll(read, '$1 {$2}'), tables, given],
    isAtNode: true,
  };
};

function literalOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map(elementOf).join(',')}}`);
  if (typeof value === 'string' || typeof value === 'number') return pg.escapeLiteral(`${value}`);
  throw new Error(`a node is asked with ${typeof value}`);
}

function elementOf(value: unknown): string {
  return value === null ? 'null' : `"${`${value}`.replaceAll(/["\\]/g, '\\$&')}"`;
}

/**
 * What opens a transaction, one message for each statement: Citus hands a setting on to the other nodes with the whole
 * message that it came in.
 */
export const openOnSeveralNodes = (client: pg.PoolClient, begin: string): Promise<unknown> =>
  Promise.all(begin.split('; ').map((statement) => client.query(statement)));
