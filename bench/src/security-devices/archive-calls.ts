import { ask } from '../kit/graphql.ts';
import type { Server } from '../kit/server.ts';
import { type BusyDevice, bytesOfArchive } from './long-log.ts';

/** Bytes of each piece but the last. */
export const pieceSize = 8_388_608;

/** The body of a question about archives. */
export const archiveQuery = (text: string, variables: object): string =>
  JSON.stringify({ query: text, variables });

/** Reports the device as its register does. */
export async function report(
  { port }: Server,
  token: string,
  { serial, publicKey }: BusyDevice,
): Promise<void> {
  const device = {
    ...{ kind: 'tse', serial, publicKey, provider: 4, formFactor: 'usb', clientId: 'K1' },
    ...{ algorithm: 'ecdsa-plain-SHA256', timeFormat: 'unixTime', operatingState: 1 },
  };
  await ask(
    port,
    token,
    archiveQuery('mutation($report: String!) { reportSecurityDevice(report: $report) { isSuccess } }', {
      report: JSON.stringify(device),
    }),
  );
}

/** Begins an archive with so many transactions; its id. */
export async function begin(
  { port }: Server,
  token: string,
  { serial }: BusyDevice,
  transactions: number,
): Promise<string> {
  const { beginTseArchive } = await ask<{ beginTseArchive: { id: string } }>(
    port,
    token,
    archiveQuery(
      'mutation($serial: String!, $size: Float!) { beginTseArchive(serial: $serial, name: "bench.tar", size: $size) { id } }',
      { serial, size: bytesOfArchive(transactions) },
    ),
  );
  return beginTseArchive.id;
}

/** Sends a piece of it. */
export async function put({ port }: Server, token: string, path: string, piece: Buffer): Promise<void> {
  const { status } = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
    body: new Uint8Array(piece),
  });
  if (status !== 200) throw new Error(`${path} was answered with ${status}`);
}
