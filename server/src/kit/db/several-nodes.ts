import type pg from 'pg';
import { BoundedMap } from '../bounded-map/index.ts';
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
const settings = "set citus.propagate_set_commands = 'local'; set citus.local_table_join_policy = 'never'";

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

/**
 * What opens a transaction, one message for each statement: Citus hands a setting on to the other nodes with the whole
 * message that it came in.
 */
export const openOnSeveralNodes = (client: pg.PoolClient, begin: string): Promise<unknown> =>
  Promise.all(begin.split('; ').map((statement) => client.query(statement)));
