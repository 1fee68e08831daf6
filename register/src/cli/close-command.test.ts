import { describe, expect, it, vi } from 'vitest';
import { draftOpening } from '../closings/index.ts';
import { newIdentity } from '../link/index.ts';
import { makeReceipt } from '../receipts/index.ts';
import { closeStore, openStore, readWaitingClosings, writeIdentity } from '../store/index.ts';
import { testFolder } from '../testing.ts';
import { dispatch } from './dispatch.ts';
import { storeFile } from './stores.ts';

/** A folder with a register that has a float of 200 euro and has sold a coffee. */
const folderThatSold = (): string => {
  const folder = testFolder();
  const store = openStore(storeFile(folder, 'Kasse'));
  writeIdentity(store, newIdentity({ server: 'http://127.0.0.1:9', name: 'Kasse' }));
  const at = Date.now() - 60_000;
  makeReceipt(store, draftOpening(20_000, at - 1_000));
  makeReceipt(store, { positions: [{ text: 'Kaffee', unitPrice: 320 }], at });
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
    return { code: await dispatch(args), ...written };
  } finally {
    out.mockRestore();
    error.mockRestore();
  }
};

describe('RCP-08: closing by hand', () => {
  it('counts the drawer, tells the difference, and leaves the closing in the outbox', async () => {
    const folder = folderThatSold();
    const { code, out } = await call('close', '--store', folder, '--counted', '202,70', '--comment', 'Bon');
    expect(code).toBe(0);
    expect(out).toContain('daily closing Z1 of ');
    expect(out).toContain('1 sales, 3,20');
    expect(out).toContain('drawer: expected 203,20, counted 202,70, difference -0,50');
    const store = openStore(storeFile(folder, 'Kasse'));
    expect(readWaitingClosings(store, 10)).toHaveLength(1);
    closeStore(store);
  });

  it('lists what was closed, and what the cloud said of it', async () => {
    const folder = folderThatSold();
    await call('close', '--store', folder);
    const { out } = await call('close', '--store', folder, '--list');
    expect(out).toMatch(/^\d{4}-\d\d-\d\d {2}daily {4}Z1 {2}waiting\n$/);
  });

  it('says in one line when there is nothing to close', async () => {
    const folder = folderThatSold();
    await call('close', '--store', folder);
    expect(await call('close', '--store', folder)).toMatchObject({
      code: 1,
      error: 'nothing was sold since the last closing\n',
    });
  });

  it('refuses amounts, days and periods that are none', async () => {
    const folder = folderThatSold();
    for (const wrong of [
      ['--counted', 'viel'],
      ['--keep', '1,234'],
      ['--day', 'today'],
      ['--period', '26'],
    ]) {
      expect(await call('close', '--store', folder, ...wrong)).toMatchObject({ code: 2 });
    }
  });
});
