import { X509Certificate } from 'node:crypto';
import { expect, it } from 'vitest';
import { closeDay } from '../closings/index.ts';
import { makeReceipt } from '../receipts/index.ts';
import { testStore } from '../testing.ts';
import { exportArchive } from './index.ts';

const now = Date.parse('2026-11-27T12:00:00Z');

/** Names and contents, as the headers of a TAR give them. */
const filesOf = (tar: Buffer) => {
  const files: { readonly name: string; readonly content: Buffer }[] = [];
  for (let at = 0; tar[at] !== 0; ) {
    const name = tar
      .subarray(at, at + 100)
      .toString()
      .replaceAll('\u0000', '');
    const size = Number.parseInt(tar.subarray(at + 124, at + 135).toString(), 8);
    const content = tar.subarray(at + 512, at + 512 + size);
    if (name !== '././@LongLink') files.push({ name, content });
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return files;
};

it('is the same archive when nothing was signed since, so that one that broke off is gone on with', () => {
  const store = testStore();
  makeReceipt(store, { positions: [{ text: 'Kaffee', unitPrice: 320 }], at: now });
  const exported = (at: number) => Buffer.concat([...exportArchive(store, at)]);
  expect(exported(now + 60_000).equals(exported(now + 90_000))).toBe(true);
});

it('holds what the device signed of closings, too: no transaction is missing between receipts', () => {
  const store = testStore();
  const sell = (at: number) => makeReceipt(store, { positions: [{ text: 'Kaffee', unitPrice: 320 }], at });
  const before = sell(now);
  const closing = closeDay(store, { at: now + 60_000 });
  const after = sell(now + 120_000);
  const ends = filesOf(Buffer.concat([...exportArchive(store, now + 180_000)]))
    .filter(({ name }) => name.includes('_Log-'))
    .map(({ name }) => name);
  expect(ends).toHaveLength(6);
  const transactions = [before, closing, after].map(({ tse }) => tse?.transaction ?? 0);
  expect(transactions).toEqual([1, 2, 3].map((_, step) => (transactions[0] ?? 0) + step));
  for (const transaction of transactions)
    expect(ends.filter((name) => name.includes(`_No-${transaction}_`))).toHaveLength(2);
});

it('the archive of the device in software holds both ends of each receipt, and its chain', () => {
  const store = testStore();
  const receipts = [1, 2].map((second) =>
    makeReceipt(store, { positions: [{ text: 'Kaffee', unitPrice: 320 }], at: now + second * 1_000 }),
  );
  const files = filesOf(Buffer.concat([...exportArchive(store, now)]));
  const logs = files.filter(({ name }) => name.startsWith('Unixt_'));
  expect(logs).toHaveLength(4);
  const signature = Buffer.from(receipts[1]?.tse?.signature ?? '', 'base64');
  expect(logs[3]?.content.subarray(-64).equals(signature)).toBe(true);
  const own = files.find(({ name }) => name.endsWith('_X509.cer'));
  expect(new X509Certificate(own?.content ?? '').subject).toBe(`CN=${receipts[0]?.tse?.serial}`);
});
