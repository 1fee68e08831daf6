import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { newIdentity } from '../../link/index.ts';
import { type Store, writeTokens } from '../../store/index.ts';
import { testStore } from '../../testing.ts';

/** A cloud that takes an archive in pieces, and a linked register. */
export interface ArchiveCloud {
  readonly store: Store;
  /** What has arrived, in order. */
  readonly received: () => Buffer;
  /** Where each piece began that came, also one that was not taken. */
  readonly came: readonly number[];
}

/** What happens to a piece: `handled` in place of being taken, `lost` where its answer does not come; else it is taken. */
export type Mishap = (at: number, response: ServerResponse) => 'handled' | 'lost' | undefined;

/** Starts it; both are gone after the test. */
export async function startArchiveCloud(
  mishap: Mishap = () => undefined,
  pieceSize = 1_000,
): Promise<ArchiveCloud> {
  let received = Buffer.alloc(0);
  const came: number[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.setHeader('content-type', 'application/json');
      if (request.method !== 'PUT') {
        const announceTseArchive = { id: 'a1', received: received.length, pieceSize };
        return response.end(JSON.stringify({ data: { announceTseArchive } }));
      }
      const at = Number(request.url?.split('/').at(-1));
      came.push(at);
      const happened = mishap(at, response);
      if (happened === 'handled') return;
      // A piece that comes again changes nothing.
      if (at === received.length) received = Buffer.concat([received, ...chunks]);
      return happened === 'lost' ? response.destroy() : response.end('{}');
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const store = testStore(newIdentity({ server: `http://127.0.0.1:${port}`, name: 'Kasse' }));
  writeTokens(store, { access: 'a', refresh: 'r', expiresAt: Date.now() + 3_600_000 });
  return { store, received: () => received, came };
}
