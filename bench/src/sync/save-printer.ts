import { httpRequest } from '../kit/http-connection.ts';

const query = 'mutation($p: PrinterInput!) { savePrinter(printer: $p) { isSuccess modelId } }';

/** The request with which a person saves a printer of all branches: a new one, or one again with another name. */
export const savePrinterRequest = (
  token: string,
  name: string,
  known?: { readonly id: string; readonly version: number },
): Buffer => {
  const fields = { group: 'kitchen', codePage: 'CP858', copies: 1, printWidth: 42, signals: 'none' };
  const p = { ...known, name, unitIds: null, ...fields };
  return httpRequest('/graphql/pos', token, JSON.stringify({ query, variables: { p } }));
};

/** The id of what was saved. @throws with the answer when it was not */
export const savedPrinter = (body: string): string => {
  const id = /"isSuccess":true,"modelId":"([0-9a-f-]+)"/.exec(body)?.[1];
  if (!id) throw new Error(`not saved: ${body.slice(0, 500)}`);
  return id;
};
