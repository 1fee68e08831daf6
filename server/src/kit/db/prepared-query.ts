import type pg from 'pg';
import { type Columns, type DriverConnection, Query } from './driver-query.ts';

/** What a connection knows of its prepared statements: their columns. */
const known = new WeakMap<DriverConnection, Map<string, Columns>>();
const undescribed = new WeakMap<DriverConnection, DriverConnection>();

const enteringText = "select set_config('app.tenant_id', $1, true)";
const entering = { name: 'enter_tenant', text: enteringText };
const enteringWithPlans = {
  name: 'enter_tenant_with_plans',
  text: `${enteringText}, set_config('plan_cache_mode', 'force_generic_plan', true)`,
};

/** Prepares what enters a tenant. Asked once for each connection, before anything else. */
export const preparedEnterings: readonly pg.QueryConfig[] = [entering, enteringWithPlans].map(
  (statement) => ({
    ...statement,
    values: [''],
  }),
);

/** A prepared statement, and the tenant for which alone it is a transaction. */
export interface Prepared extends pg.QueryConfig {
  readonly name: string;
  readonly tenantId?: string | undefined;
  /** As a transaction of its own it keeps one plan for any values. */
  readonly keepsPlan?: boolean;
  /** For how long the driver waits for the answer where that is not as long as for all, in milliseconds. */
  readonly query_timeout?: number;
}

/**
 * Runs a prepared statement. Its columns are asked for once on a connection: they cannot change while PostgreSQL has it
 * prepared. With a tenant it is a transaction of its own, entered, asked and committed in one message: what stands
 * before one `Sync` is one transaction (PostgreSQL 55.2.3), and is answered in one go.
 */
export const runPrepared = (client: pg.PoolClient, prepared: Prepared): Promise<pg.QueryResult> =>
  new Promise<pg.QueryResult>((resolve, reject) => {
    const query = new PreparedQuery(prepared);
    query.callback = (error, result) => (error ? reject(error) : resolve(result as pg.QueryResult));
    client.query(query as unknown as pg.Submittable);
  }).catch((error: Error) => {
    // As the driver does with its own: who asked stands in the stack, not the socket that answered.
    Error.captureStackTrace(error);
    throw error;
  });

class PreparedQuery extends Query {
  readonly name: string;
  readonly values: unknown[] | undefined;
  readonly query_timeout: number | undefined; // read by the driver
  readonly #tenantId: string | undefined;
  readonly #entering: string;
  /** The answer to what enters the tenant stands before the statement's own. */
  #isEntered: boolean;

  constructor({ name, text, values, query_timeout, tenantId, keepsPlan = false }: Prepared) {
    super(text); // the driver would copy a whole description property by property
    this.name = name;
    this.values = values;
    this.query_timeout = query_timeout;
    this.#tenantId = tenantId;
    this.#entering = (keepsPlan ? enteringWithPlans : entering).name;
    this.#isEntered = tenantId === undefined;
  }

  override prepare(connection: DriverConnection): void {
    if (this.#tenantId !== undefined) {
      connection.bind({ statement: this.#entering, values: [this.#tenantId] });
      connection.execute({});
    }
    const columns = known.get(connection)?.get(this.name);
    if (columns) this.#take(columns);
    super.prepare(columns ? withoutDescribing(connection) : connection);
  }

  override handleDataRow(message: object): void {
    if (this.#isEntered) super.handleDataRow(message);
  }

  override handleCommandComplete(message: object, connection: DriverConnection): void {
    if (!this.#isEntered) {
      this.#isEntered = true;
      return;
    }
    this.#learn(connection);
    super.handleCommandComplete(message, connection);
  }

  #take(columns: Columns): void {
    Object.assign(this._result, columns);
    this._accumulateRows = true;
  }

  #learn(connection: DriverConnection): void {
    const statements = known.get(connection) ?? new Map<string, Columns>();
    known.set(connection, statements);
    if (statements.has(this.name)) return;
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    statements.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}

function withoutDescribing(connection: DriverConnection): DriverConnection {
  const found = undescribed.get(connection);
  if (found) return found;
  const made = Object.create(connection, { describe: { value: () => undefined } }) as DriverConnection;
  undescribed.set(connection, made);
  return made;
}
