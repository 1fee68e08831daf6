import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bodyOf, type HttpAnswer, httpRequest, openHttp } from './http-connection.ts';
import { root } from './paths.ts';

type Documents = Readonly<Record<'general' | 'pos', Readonly<Record<string, string>>>>;

/** Read with the benchmark itself: those of the server that it starts, although they may be made anew meanwhile. */
const persisted: Documents = JSON.parse(
  readFileSync(join(root, 'server/src/kit/graphql/persisted-documents.json'), 'utf8'),
);

/** The body with which the web app itself asks: the hash of its own document. */
export const webQuery = (operation: string, variables: object, endpoint: keyof Documents = 'pos'): string => {
  const isIt = ([, text]: [string, string]) => new RegExp(`\\b(query|mutation) ${operation}\\b`).test(text);
  const found = Object.entries(persisted[endpoint]).find(isIt);
  if (!found) throw new Error(`the web app has no document ${operation}`);
  return JSON.stringify({ documentId: found[0], variables });
};

/** Asks /graphql/pos once, on a connection of its own. */
export const ask = async <T>(port: number, token: string, body: string): Promise<T> => {
  const connection = await openHttp(port);
  try {
    return dataOf<T>(await connection.send(httpRequest('/graphql/pos', token, body)));
  } finally {
    connection.close();
  }
};

/** Waits until the server knows the key that signed the token, by a question that every person may ask. */
export const untilServed = (port: number, token: string): Promise<void> =>
  untilAccepted(port, token, JSON.stringify({ query: '{ homeDashboard { today } }' }));

/** Waits until the server has read the key that the token is signed with: it looks again every few seconds. */
export const untilAccepted = async (port: number, token: string, body: string): Promise<void> => {
  const connection = await openHttp(port);
  const end = Date.now() + 20_000;
  const request = httpRequest('/graphql/pos', token, body);
  try {
    for (;;) {
      const answer = await connection.send(request);
      const body = bodyOf(answer);
      if (answer.status === 200 && !body.includes('"errors"')) return;
      if (Date.now() > end) throw new Error(`not accepted: ${answer.status} ${body.slice(0, 500)}`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  } finally {
    connection.close();
  }
};

/** The data of an answer. @throws with the answer itself when it is an error */
function dataOf<T>(answer: HttpAnswer): T {
  const { status } = answer;
  const body = bodyOf(answer);
  const { data, errors } = JSON.parse(body) as { data?: T; errors?: unknown };
  if (status !== 200 || errors || !data) throw new Error(`answered ${status}: ${body.slice(0, 500)}`);
  return data;
}
