import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  DummyDriver,
  Kysely,
  PostgresDialect,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';

/** What is read of an answer. */
export type Answer = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>;

type Ask = (text: string, values: readonly unknown[]) => Promise<Answer>;

const dialect = new PostgresDialect({
  pool: () => {
    throw new Error('there is a connection');
  },
});
const compiler = dialect.createQueryCompiler();
const adapter = dialect.createAdapter();
const driver = new DummyDriver();

/** Kysely on a connection that is there: to ask for it, wait and give it back costs as much as a small statement. */
export const openQueries = <DB>(ask: Ask): Kysely<DB> =>
  new Kysely<DB>({ config: { dialect }, dialect, driver, executor: new Executor(connectionOf(ask)) });

/** A statement as Kysely hands it on, with nothing of how it was put together. */
export const asQuery = <Row>(sql: string, parameters: readonly unknown[]): CompiledQuery<Row> =>
  ({ sql, parameters }) as CompiledQuery<Row>;

class Executor extends DefaultQueryExecutor {
  readonly #connection: DatabaseConnection;

  constructor(connection: DatabaseConnection) {
    super(compiler, adapter, { provideConnection: (consumer) => consumer(connection) });
    this.#connection = connection;
  }

  override executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#connection.executeQuery<R>(query);
  }
}

function connectionOf(ask: Ask): DatabaseConnection {
  return {
    executeQuery: async ({ sql, parameters }) => {
      const { command, rowCount, rows } = await ask(sql, parameters);
      const isRead = command === 'SELECT' || rowCount === null;
      return isRead ? { rows } : { rows, numAffectedRows: BigInt(rowCount) };
    },
    streamQuery: () => {
      throw new Error('rows come all at once');
    },
  };
}
