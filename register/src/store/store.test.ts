import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { makeReceipt } from '../receipts/index.ts';
import { testFolder, testStore } from '../testing.ts';
import {
  applyAnswers,
  closeStore,
  countWaiting,
  openStore,
  readCounter,
  readOutcomes,
  readRejected,
  readTokens,
  readWaiting,
  takeUpEpoch,
  writeTokens,
} from './index.ts';

const positions = [{ text: 'Kaffee', unitPrice: 320 }];
const numbersOf = (store: ReturnType<typeof openStore>) =>
  readWaiting(store, 0, 100_000).map(({ raw }) => JSON.parse(raw).number as number);

describe('the outbox', () => {
  it('keeps a receipt until the cloud has answered for it', () => {
    const store = testStore();
    for (let count = 0; count < 4; count += 1) makeReceipt(store, { positions, at: Date.now() });
    const [first, second, third] = readWaiting(store, 0, 10);
    if (!first || !second || !third) return expect.fail('too few entries');
    applyAnswers(store, [
      { seq: first.seq, outcome: 'stored', reason: null },
      { seq: second.seq, outcome: 'quarantined', reason: 'CLOCK_AHEAD' },
      { seq: third.seq, outcome: 'rejected', reason: 'NOT_YOUR_BRANCH' },
    ]);
    expect(numbersOf(store)).toEqual([4]);
    expect(readRejected(store)).toEqual([{ id: third.id, reason: 'NOT_YOUR_BRANCH', raw: third.raw }]);
    expect(readOutcomes(store)).toEqual({ stored: 1, duplicate: 0, quarantined: 1, rejected: 1 });
  });

  it('counts an answer once, though two processes of the register had it', () => {
    const store = testStore();
    makeReceipt(store, { positions, at: Date.now() });
    const [{ seq } = { seq: 0 }] = readWaiting(store, 0, 1);
    applyAnswers(store, [{ seq, outcome: 'stored', reason: null }]);
    applyAnswers(store, [{ seq, outcome: 'duplicate', reason: null }]);
    expect(readOutcomes(store)).toMatchObject({ stored: 1, duplicate: 0 });
  });

  it('holds neither a gap nor a double after the register was killed while selling', async () => {
    const file = join(testFolder(), 'kasse.sqlite');
    for (let kill = 0; kill < 3; kill += 1) await sellUntilKilled(file, 20 + kill * 7);
    const store = openStore(file);
    const numbers = numbersOf(store);
    expect(numbers.length).toBeGreaterThanOrEqual(60);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(readCounter(store, 'number')).toBe(numbers.length);
    expect(readCounter(store, 'tseSignature')).toBe(numbers.length * 2);
    closeStore(store);
  });
});

describe.skipIf(process.platform === 'win32')('what a store keeps', () => {
  const bits = (path: string) => (statSync(path).mode & 0o777).toString(8);

  it('is for our own user alone: the file, what lies beside it, and its folder', () => {
    const folder = join(testFolder(), 'kassen');
    const store = openStore(join(folder, 'kasse.sqlite'));
    const beside = readdirSync(folder).map((name) => bits(join(folder, name)));
    closeStore(store);
    expect([bits(folder), ...beside]).toEqual(['700', '600', '600', '600']);
  });

  it('is closed when an earlier version left it open', () => {
    const folder = join(testFolder(), 'kassen');
    const file = join(folder, 'kasse.sqlite');
    const before = openStore(file);
    for (const path of [folder, file, `${file}-wal`, `${file}-shm`])
      chmodSync(path, path === folder ? 0o755 : 0o644);
    const store = openStore(file);
    expect([folder, file, `${file}-wal`, `${file}-shm`].map(bits)).toEqual(['700', '600', '600', '600']);
    closeStore(store);
    closeStore(before);
  });

  it('does not close a folder that holds other things, too', () => {
    const folder = testFolder();
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    const store = openStore(join(folder, 'kasse.sqlite'));
    expect([bits(folder), bits(store.file)]).toEqual(['755', '600']);
    closeStore(store);
  });
});

test('a store that an earlier version made gets what its tables lack', () => {
  const before = testStore();
  before.database.exec('alter table closings drop column sent_at; drop table sent');
  closeStore(before);
  const store = openStore(before.file);
  makeReceipt(store, { positions, at: Date.now() });
  const [{ seq } = { seq: 0 }] = readWaiting(store, 0, 1);
  applyAnswers(store, [{ seq, outcome: 'stored', reason: null }]);
  expect(takeUpEpoch(store, { epoch: 'other', pushFrom: '2026-01-01T00:00:00Z' }, Date.now())).toBe(1);
  closeStore(store);
});

describe('the tokens', () => {
  it('survive closing the store', () => {
    const store = testStore();
    const tokens = { access: 'a', refresh: 'b', expiresAt: 1 };
    writeTokens(store, tokens);
    closeStore(store);
    const reopened = openStore(store.file);
    expect(readTokens(reopened)).toEqual(tokens);
    expect(countWaiting(reopened)).toBe(0);
    closeStore(reopened);
  });
});

/** Lets another process sell, and kills it after so many receipts. */
async function sellUntilKilled(file: string, receipts: number): Promise<void> {
  const seller = spawn(process.execPath, [
    fileURLToPath(new URL('./testing/sell-for-ever.ts', import.meta.url)),
    file,
  ]);
  const ended = once(seller, 'exit');
  let sold = 0;
  for await (const chunk of seller.stdout) {
    sold += String(chunk).split('\n').length - 1;
    if (sold >= receipts) break;
  }
  seller.kill('SIGKILL');
  await ended;
}
