import { bodyOf, type HttpAnswer, httpRequest } from '../kit/http-connection.ts';

const query =
  'mutation($batch: String!) { pushReceipts(batch: $batch) { results { index outcome reason } } }';

/** The request with which a register pushes receipts (docs/register-integration.md section 3). */
export const pushRequest = (token: string, texts: readonly string[]): Buffer =>
  httpRequest('/graphql/pos', token, JSON.stringify({ query, variables: { batch: `[${texts.join(',')}]` } }));

/** @throws unless the answer says that so many receipts were stored, and nothing else */
export const expectStored = (answer: HttpAnswer, count: number): void => {
  const body = bodyOf(answer);
  const stored = body.split('"outcome":"stored"').length - 1;
  if (stored !== count) throw new Error(`${stored} of ${count} receipts were stored: ${body.slice(0, 500)}`);
};
