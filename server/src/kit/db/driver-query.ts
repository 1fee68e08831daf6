import pg from 'pg';

/** What the driver keeps of an answer while it comes. */
interface DriverResult {
  fields: readonly unknown[];
  _parsers: readonly unknown[] | undefined;
  _prebuiltEmptyResultObject: object | null;
}

/** The driver's own query, as far as prepared ones lean on it (pg 8.23, `lib/query.js`); their tests notice another one. */
interface DriverQuery {
  readonly _result: DriverResult;
  _accumulateRows: boolean;
  callback: (error: Error | null, result?: pg.QueryResult) => void;
  prepare(connection: DriverConnection): void;
  handleRowDescription(message: object): void;
  handleDataRow(message: object): void;
  handleCommandComplete(message: object, connection: DriverConnection): void;
}

/** What a query tells the driver's connection to send. */
export interface DriverConnection {
  bind(what: { readonly statement: string; readonly values: readonly string[] }): void;
  execute(what: object): void;
  describe(what: object): void;
}

/** What the driver knows of the columns of an answer. */
export type Columns = Pick<DriverResult, 'fields' | '_parsers' | '_prebuiltEmptyResultObject'>;

/** The driver's class with all that a prepared query overrides, of which its types say nothing. */
export const Query = pg.Query as unknown as new (text: string) => DriverQuery;
