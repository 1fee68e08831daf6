import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { readSetting } from '../store/index.ts';
import { testStore } from '../testing.ts';
import { annotateDemo } from './annotate-demo.ts';
import type { DemoPeople } from './demo-people.ts';
import type { LinkedDemoRegister } from './link-demo.ts';

it('what a run wrote that was ended before it noted so keeps nothing else from being written', async () => {
  const written: string[] = [];
  const server = createServer(async (request, response) => {
    const { variables } = JSON.parse(await text(request)) as { variables: { receipt?: { id: string } } };
    const id = variables.receipt?.id;
    if (id && id !== 'a') written.push(id);
    const answers = id
      ? { data: { updateReceipt: { isSuccess: true } } }
      : { data: { receipts: { nodes: [{ id: 'a' }, { id: 'b' }] } } };
    const conflict = { errors: [{ message: 'failed', extensions: { code: 'CONFLICT' } }] };
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify(id === 'a' ? conflict : answers));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const store = testStore();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = { approverOf: async () => ({ server: url, token: 't' }) } as unknown as DemoPeople;
  const register = { store, register: { owner: 'owner@demo.example' } } as LinkedDemoRegister;
  try {
    await annotateDemo([register], people);
    expect([written, readSetting(store, 'demoNotes')]).toEqual([['b'], true]);
  } finally {
    server.close();
  }
});
