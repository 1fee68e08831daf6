import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLayout } from '@tresen/domain/master-data/receipt-layouts';
import { expect, it, vi } from 'vitest';
import { closeDay } from '../closings/index.ts';
import { newIdentity } from '../link/index.ts';
import { makeReceipt } from '../receipts/index.ts';
import { closeStore, openStore, writeIdentity } from '../store/index.ts';
import { testFolder } from '../testing.ts';
import { dispatch } from './dispatch.ts';
import { storeFile } from './stores.ts';

const folderThatSold = (): string => {
  const folder = testFolder();
  const store = openStore(storeFile(folder, 'Kasse'));
  writeIdentity(store, newIdentity({ server: 'http://127.0.0.1:9', name: 'Kasse' }));
  const at = Date.now() - 60_000;
  makeReceipt(store, { positions: [{ text: 'Kaffee', unitPrice: 320 }], at: at - 1_000 });
  makeReceipt(store, { positions: [{ text: 'Käsekuchen', unitPrice: 390 }], at });
  closeStore(store);
  return folder;
};

const call = async (...args: string[]) => {
  const written = { out: '', error: '' };
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.out += String(text);
    return true;
  });
  const error = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written.error += String(text);
    return true;
  });
  try {
    return { code: await dispatch(['print', ...args]), ...written };
  } finally {
    out.mockRestore();
    error.mockRestore();
  }
};

it('CFG-02: prints the last receipt, or that of a number, and the bytes for a printer', async () => {
  const folder = folderThatSold();
  const file = join(folder, 'receipt.bin');
  const last = await call('--store', folder, '--out', file);
  expect(last).toMatchObject({ code: 0 });
  expect(last.out).toMatch(/^1 {6}Käsekuchen {18}3,90 A$/m);
  expect(last.out).toMatch(/^\[QR\] V0;/m);
  const bytes = readFileSync(file);
  expect(bytes.subarray(0, 5)).toEqual(Buffer.from([0x1b, 0x40, 0x1b, 0x74, 19]));
  expect(bytes.includes(Buffer.from('K\x84sekuchen', 'latin1'))).toBe(true);
  expect((await call('--store', folder, '--receipt', '1')).out).toContain('Kaffee');
});

it('CFG-03: prints by a layout of a file, as wide as it says', async () => {
  const folder = folderThatSold();
  const file = join(folder, 'layout.json');
  writeFileSync(file, JSON.stringify({ ...defaultLayout('receipt', 'DE'), width: 32 }));
  const { out } = await call('--store', folder, '--layout', file);
  expect(out).toContain(`\n${'-'.repeat(32)}\n`);
  writeFileSync(file, JSON.stringify({ ...defaultLayout('receipt', 'DE'), width: 81 }));
  expect(await call('--store', folder, '--layout', file)).toMatchObject({
    code: 2,
    error: expect.stringContaining('width: 24 to 80 are allowed.'),
  });
  writeFileSync(file, 'no layout');
  expect((await call('--store', folder, '--layout', file)).error).toContain('is no JSON file');
  const missing = join(folder, 'missing.json');
  expect((await call('--store', folder, '--layout', missing)).error).toContain('missing.json cannot be read');
});

it('says so where the receipt is not here', async () => {
  const folder = folderThatSold();
  expect(await call('--store', folder, '--receipt', '99')).toMatchObject({
    code: 2,
    error: expect.stringContaining('this register has no receipt 99 any more'),
  });
});

it('CFG-02: prints a closing by its own layout, the last one or that of a number', async () => {
  const folder = folderThatSold();
  expect(await call('--store', folder, '--kind', 'closing')).toMatchObject({
    code: 2,
    error: expect.stringContaining('this register has no closing'),
  });
  const store = openStore(storeFile(folder, 'Kasse'));
  closeDay(store, {});
  closeStore(store);
  const { code, out } = await call('--store', folder, '--kind', 'closing');
  expect(code).toBe(0);
  expect(out).toMatch(/Tagesabschluss Z 1$/m);
  expect(out).toContain('7,10');
  expect((await call('--store', folder, '--kind', 'closing', '--closing', '1')).out).toBe(out);
  expect(await call('--store', folder, '--kind', 'closing', '--closing', '2')).toMatchObject({
    code: 2,
    error: expect.stringContaining('this register has no closing Z2'),
  });
});
