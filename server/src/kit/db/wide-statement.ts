import pg from 'pg';
import { statementName } from './pools.ts';
import { isOnSeveralNodes, openOnSeveralNodes } from './several-nodes.ts';

/** A prepared statement whose last parameter is a large text that is already in bytes. */
export interface WideStatement {
  readonly text: string;
  /** All parameters but the last, as PostgreSQL writes them. */
  readonly values: readonly string[];
  /** Whose rows it is about: of several nodes, the tenant's own has to hear of it before (several-nodes.ts). */
  readonly tenantId: string;
  /** UTF-8. It must not change until the statement has answered. */
  readonly last: Buffer;
}

/**
 * Runs the statement. The driver would copy a parameter of a megabyte three times on its way to the socket, into new
 * memory each time, and what that costs in collecting garbage is more than all else the server does for a push
 * (docs/performance-diary.md). So the driver does everything but write this one message.
 */
export const runWide = async <Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  { text, values, last, tenantId }: WideStatement,
): Promise<pg.QueryResult<Row>> => {
  const name = statementName(text);
  const query = new pg.Query<Row>({ name, text });
  const submit = query.submit.bind(query);
  query.submit = (connection) => submit(bindingTo(connection, bindMessage(name, values, last)));
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    return await (isOnSeveralNodes(client) ? runFor(client, tenantId, query) : run(client, query));
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    client.release(failure);
  }
};

function run<Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  query: pg.Submittable,
): Promise<pg.QueryResult<Row>> {
  return new Promise((resolve, reject) => {
    const callback = (error: Error | null, result: pg.QueryResult<Row>): void =>
      error ? reject(error) : resolve(result);
    client.query(Object.assign(query, { callback }));
  });
}

/** In a transaction of the tenant; all of it travels together, and nothing was stored where its end fails. */
async function runFor<Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  tenantId: string,
  query: pg.Submittable,
): Promise<pg.QueryResult<Row>> {
  const parts = [
    openOnSeveralNodes(client, `begin; set local app.tenant_id = '${tenantId}'`),
    run<Row>(client, query),
    client.query('commit'),
  ] as const;
  const [, answer] = await Promise.all(parts);
  return answer;
}

/** The same connection with a bind that sends the message as it is, piece by piece. */
function bindingTo(connection: pg.Connection, message: readonly Buffer[]): pg.Connection {
  return Object.create(connection, {
    bind: {
      value: () => {
        for (const piece of message) connection.stream.write(piece);
      },
    },
  });
}

/** Bind message of the PostgreSQL protocol (55.7), in pieces: unnamed portal, parameters and results as text. */
function bindMessage(statement: string, values: readonly string[], last: Buffer): readonly Buffer[] {
  const count = Buffer.alloc(4); // no format codes, then the number of parameters
  count.writeInt16BE(values.length + 1, 2);
  const head: Buffer[] = [Buffer.from(`\0${statement}\0`), count];
  for (const value of values) {
    const bytes = Buffer.from(value);
    head.push(int32(bytes.length), bytes);
  }
  head.push(int32(last.length));
  const start = Buffer.concat(head);
  const end = Buffer.alloc(2); // no format codes of results
  const message = Buffer.alloc(5);
  message.write('B');
  message.writeInt32BE(4 + start.length + last.length + end.length, 1);
  return [message, start, last, end];
}

function int32(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeInt32BE(value);
  return bytes;
}
