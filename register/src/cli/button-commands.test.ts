import type { SyncedName } from '@tresen/domain/kit/entities';
import { receiptSchema } from '@tresen/domain/sales/receipts';
import { expect, it, vi } from 'vitest';
import { newIdentity } from '../link/index.ts';
import { putRecord } from '../master-data/records.ts';
import { idOf } from '../master-data/testing/pages.ts';
import { closeStore, openStore, readWaiting, type Store, writeIdentity } from '../store/index.ts';
import { testFolder } from '../testing.ts';
import { dispatch } from './dispatch.ts';
import { storeFile } from './stores.ts';

const put = (store: Store, entity: SyncedName, key: string, content: object) => {
  const text = JSON.stringify({ isActive: true, ...content });
  putRecord(store, { entity, id: idOf(key), version: 1, content: text }, 1);
};
const button = (column: number, kind: string, targetId: string | null, more = {}) => ({
  ...{ layer: 0, row: 0, column, rowSpan: 1, columnSpan: 1, kind, targetId, label: null, colour: null },
  ...more,
});

/** A till with three templates: of all branches, of its own, and one that is switched off. */
const folderWithButtons = (vat = { key: 1, value: 1900 }): string => {
  const folder = testFolder();
  const store = openStore(storeFile(folder, 'Kasse'));
  writeIdentity(store, newIdentity({ server: 'http://127.0.0.1:9', name: 'Kasse' }));
  put(store, 'vat', 'v', vat);
  put(store, 'category', 'c', { name: 'Kaffee' });
  const article = { mainCategoryId: idOf('c'), vatInHouseId: idOf('v'), prices: [] };
  put(store, 'article', 'espresso', { ...article, name: 'Espresso', plu: '14', price: 260 });
  put(store, 'article', 'crema', {
    ...{ ...article, name: 'Kaffee Crema aus dem Hochland', plu: '12', price: 320 },
    prices: [{ key: 1, price: 342 }],
  });
  const grid = {
    ...{ app: 'Static_Pos', rows: 2, columns: 4, layers: 1 },
    buttons: [
      button(0, 'article', idOf('espresso')),
      button(1, 'article', idOf('crema'), { columnSpan: 2 }),
      button(3, 'function', 'fastPayCard'),
      button(0, 'article', idOf('gone'), { row: 1 }),
      button(1, 'favourites1', null, { row: 1, label: 'Oft' }),
      button(3, 'function', 'pay', { row: 1 }),
    ],
  };
  const other = { ...grid, buttons: [] };
  put(store, 'buttonTemplate', 'all', { name: 'A', isOfAllBranches: true, grids: [other] });
  put(store, 'buttonTemplate', 'own', { name: 'Theke', isOfAllBranches: false, grids: [grid] });
  put(store, 'buttonTemplate', 'off', { name: 'B', isActive: false, isOfAllBranches: false, grids: [other] });
  closeStore(store);
  return folder;
};

const call = async (...args: string[]) => {
  const written = { out: '', error: '' };
  const watch = (stream: NodeJS.WriteStream, name: keyof typeof written) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      written[name] += String(text);
      return true;
    });
  const spies = [watch(process.stdout, 'out'), watch(process.stderr, 'error')];
  try {
    return { code: await dispatch(args), ...written };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
};

const receiptsOf = (folder: string) => {
  const store = openStore(storeFile(folder, 'Kasse'));
  const receipts = readWaiting(store, 0, 100).map(({ raw }) => receiptSchema.parse(JSON.parse(raw)));
  closeStore(store);
  return receipts;
};

it('BTN-07: draws the grid of its branch as it stands in the cloud, counted as in the editor', async () => {
  const { code, out } = await call('buttons', '--store', folderWithButtons());
  expect(code).toBe(0);
  expect(out.split('\n').filter((line) => !line.includes('+'))).toEqual([
    'Theke (Static_Pos)',
    '',
    'layer 1',
    '    1            2            3            4',
    ' 1 |Espresso    |Kaffee Crem…|Kaffee Crem…|Karte sofort|',
    ' 2 |            |Oft         |            |Bezahlen    |',
    '',
  ]);
});

it('BTN-07, BTN-08: sells what is pressed, at the price that counts, and pays by the button', async () => {
  const folder = folderWithButtons();
  const press = (...places: string[]) =>
    call('sell', '--store', folder, ...places.flatMap((place) => ['--button', place]));
  const { code, out } = await press('1.1.1', '1.1.3', '1.1.1', '1.1.4');
  expect([code, out]).toEqual([0, expect.stringContaining('receipt 1: 8.62 EUR')]);
  await press('1.1.1');
  const [card, cash] = receiptsOf(folder);
  expect(card?.positions.map(({ text, quantity, amount }) => [text, quantity, amount])).toEqual([
    ['Espresso', 2000, 520],
    ['Kaffee Crema aus dem Hochland', 1000, 342],
  ]);
  expect(card?.payments).toMatchObject([{ kind: 'ECKarte', amount: 862 }]);
  expect(card?.positions[0]?.article).toMatchObject({ key: '14', id: idOf('espresso') });
  expect(cash?.payments).toMatchObject([{ kind: 'Bar', amount: 260 }]);
});

it('BTN-08: the button that opens payment, as restaurants have it, pays in cash', async () => {
  const folder = folderWithButtons();
  const { code } = await call('sell', '--store', folder, '--button', '1.1.1', '--button', '1.2.4');
  expect([code, receiptsOf(folder)[0]?.payments]).toMatchObject([0, [{ kind: 'Bar', amount: 260 }]]);
});

it.each([
  ['Austria', { key: 1, value: 2000 }, 217, 43],
  ['Switzerland', { key: 2, value: 260 }, 253, 7],
  ['Spain', { key: 3, value: 400 }, 250, 10],
])('VAT-02: sells under the rate of its own country: %s', async (_country, vat, net, tax) => {
  const folder = folderWithButtons(vat);
  await call('sell', '--store', folder, '--button', '1.1.1');
  const [receipt] = receiptsOf(folder);
  expect(receipt?.positions[0]?.vat).toMatchObject([{ key: vat.key, rate: vat.value, net, tax }]);
});

it.each([
  ['1.2.3', 1, 'there is no button at 1.2.3'],
  ['1.2.1', 1, 'the button at 1.2.1 sells no article'],
  ['0.1.1', 1, 'there is no button at 0.1.1'],
  ['1.1.4', 1, 'none of these buttons sells anything'],
  ['first', 2, '"first" is no place like 1.2.3'],
])('says in a line why %s sells nothing', async (place, code, words) => {
  const folder = folderWithButtons();
  const answer = await call('sell', '--store', folder, '--button', place);
  expect(answer).toMatchObject({ code, error: expect.stringContaining(words) });
  expect(receiptsOf(folder)).toEqual([]);
});
