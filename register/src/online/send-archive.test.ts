import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { inFull } from '@tresen/domain/kit/testing';
import { expect, it, test } from 'vitest';
import { openSession } from '../protocol/index.ts';
import { makeReceipt } from '../receipts/index.ts';
import type { Store } from '../store/index.ts';
import { takeArchive } from '../tse/index.ts';
import { announceArchive, sendArchive } from './send-archive.ts';
import { type Mishap, startArchiveCloud } from './testing/archive-cloud.ts';

const sell = (store: Store) => makeReceipt(store, { positions: [{ text: 'Kaffee', unitPrice: 320 }], at: 0 });
const exportOf = (store: Store) => takeArchive(store, 1_000);

const send = async (store: Store) => {
  const session = openSession(store);
  const archive = exportOf(store);
  await sendArchive(session, await announceArchive(session, archive), archive);
};
/** Something that happens to the second piece, once. */
const atSecond = (happen: Mishap): Mishap => {
  let happened = false;
  return (at, response) => {
    if (at !== 1_000 || happened) return undefined;
    happened = true;
    return happen(at, response);
  };
};

test.each<[string, Mishap]>([
  ['nothing goes wrong', () => undefined],
  [
    'the line is cut before a piece is taken',
    atSecond((_at, response) => {
      response.destroy();
      return 'handled';
    }),
  ],
  [
    'the cloud is busy',
    atSecond((_at, response) => {
      response.statusCode = 503;
      response.end();
      return 'handled';
    }),
  ],
])('FIS-06: an archive arrives whole when %s', async (_what, mishap) => {
  const { store, received } = await startArchiveCloud(mishap);
  sell(store);
  await send(store);
  expect(received().equals(exportOf(store).bytes)).toBe(true);
});

it('a piece whose answer is lost is sent again, and nothing else', async () => {
  const { store, came, received } = await startArchiveCloud(atSecond(() => 'lost'));
  sell(store);
  await send(store);
  expect(came.slice(0, 4)).toEqual([0, 1_000, 1_000, 2_000]);
  expect(received().equals(exportOf(store).bytes)).toBe(true);
});

it('one that is refused is given up, and tells why', async () => {
  const { store, came } = await startArchiveCloud((_at, response) => {
    response.statusCode = 409;
    response.end('{}');
    return 'handled';
  });
  sell(store);
  await expect(send(store)).rejects.toThrow('the cloud did not take the archive (409)');
  expect(came).toEqual([0]);
});

it('a register that is killed while it sends goes on where it was', inFull, async () => {
  let kill: (() => void) | undefined;
  const { store, came, received } = await startArchiveCloud((at) => {
    if (at !== 2_000 || !kill) return undefined;
    kill();
    kill = undefined;
    return 'handled';
  });
  sell(store);
  const program = fileURLToPath(new URL('./testing/send-archive.ts', import.meta.url));
  const sender = spawn(process.execPath, [program, store.file]);
  kill = () => sender.kill('SIGKILL');
  await once(sender, 'exit');
  expect(received()).toHaveLength(2_000);
  await send(store);
  expect(came.slice(0, 5)).toEqual([0, 1_000, 2_000, 2_000, 3_000]);
  expect(received().equals(exportOf(store).bytes)).toBe(true);
});
