import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { gatheringSocket } from './gathering-socket.ts';

let server: Server;
let received = '';
beforeAll(async () => {
  server = createServer((socket) => socket.on('data', (bytes) => (received += bytes.toString())));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it('what is written in one tick, also after what is awaited there, is sent in one go; what comes later is not held', async () => {
  const socket = gatheringSocket();
  const { port } = server.address() as { port: number };
  await new Promise<void>((resolve) => socket.connect(port, '127.0.0.1', resolve));
  const sent = vi.spyOn(socket, '_writev');
  const alone = vi.spyOn(socket, '_write');
  socket.write('begin;');
  await Promise.resolve();
  socket.write('select 1;');
  await Promise.resolve().then(() => Promise.resolve());
  socket.write('commit;');
  await vi.waitFor(() => expect(received).toBe('begin;select 1;commit;'));
  expect([sent, alone].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  socket.write('again');
  await vi.waitFor(() => expect(received).toBe('begin;select 1;commit;again'));
  socket.destroy();
});
