import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { readGraphqlBody } from './graphql-body.ts';

const limit = 1_000_000;
const text = (length: number) => JSON.stringify({ query: 'ä'.repeat(length) });

/** Reads a body that comes in pieces of such a size, each in the memory of the one before. */
const readPieces = async (body: Buffer, size: number, headers: Record<string, string>) => {
  const payload = new IncomingMessage(new Socket());
  const read = readGraphqlBody({ headers } as FastifyRequest, payload, limit, () => undefined);
  const memory = Buffer.alloc(size);
  for (let at = 0; at < body.length; at += size)
    payload.emit('data', memory.subarray(0, body.copy(memory, 0, at, at + size)));
  payload.emit('end');
  return (await read).body;
};

it.each([1, 2, 7, 1_023])('a body in pieces of %i bytes is copied, not kept piece by piece', async (size) => {
  for (const length of [10, 20_000, 60_000]) {
    const body = Buffer.from(text(length));
    const announced = { 'content-length': String(body.length) };
    expect(await readPieces(body, size, {})).toEqual(JSON.parse(text(length)));
    expect(await readPieces(body, size, announced)).toEqual(JSON.parse(text(length)));
  }
});

it('tiny pieces and long ones stay in their order', async () => {
  const body = Buffer.from(text(30_000));
  const payload = new IncomingMessage(new Socket());
  const read = readGraphqlBody({ headers: {} } as FastifyRequest, payload, limit, () => undefined);
  let at = 0;
  for (let turn = 0; at < body.length; turn += 1) {
    const size = [1, 5_000, 3, 1_023, 2, 1_024][turn % 6] ?? 1;
    payload.emit('data', body.subarray(at, at + size));
    at += size;
  }
  payload.emit('end');
  expect((await read).body).toEqual(JSON.parse(text(30_000)));
});
