import { readFileSync } from 'node:fs';
import type { SyncedName } from '@tresen/domain/kit/entities';
import {
  columnOf,
  defaultLayout,
  layoutLimits,
  type PrintTest,
  packPrintTest,
  type ReceiptLayout,
  renderReceipt,
  sampleReceipt,
  textOf,
  textOfPrintOut,
} from '@tresen/domain/master-data/receipt-layouts';
import { describe, expect, it } from 'vitest';
import { settingOn } from '../master-data/index.ts';
import { putRecord } from '../master-data/records.ts';
import { idOf } from '../master-data/testing/pages.ts';
import { answerCommand } from '../online/index.ts';
import { ownCountry, type Store, writeLinkedRegister } from '../store/index.ts';
import { testStore } from '../testing.ts';
import { ownContext, ownDay, ownLayout, printerFile } from './index.ts';

const deviceId = '5f0c8f0e-4b1e-4a4e-9a53-0f3c0f0e7d11';

function linkedStore(country = 'DE', zone = 'Europe/Berlin'): Store {
  const store = testStore();
  writeLinkedRegister(store, {
    ...{ deviceId, name: 'Theke', unitId: idOf('unit'), unitName: 'Mitte', databaseId: idOf('database') },
    ...{ zone, cutOffMinutes: 240, currency: 'EUR', country },
  });
  return store;
}

function put(store: Store, entity: SyncedName, key: string, content: object): void {
  const text = JSON.stringify({ isActive: true, ...content });
  putRecord(store, { entity, id: idOf(key), version: 1, content: text }, 1);
}

interface Set {
  readonly key: string;
  readonly value: unknown;
  readonly level?: 'company' | 'branch' | 'register';
  readonly fromDay?: string;
}

function set(store: Store, { key, value, level = 'company', fromDay }: Set): void {
  put(store, 'configuration', `${key} ${level} ${fromDay}`, {
    ...{ key, level, fromDay: fromDay ?? null, value: value === null ? null : JSON.stringify(value) },
    deviceId: level === 'register' ? deviceId : null,
  });
}

/** The default with a greeting at its end, by which it is known. */
function greeting(text: string, country: 'DE' | 'AT' = 'DE'): ReceiptLayout {
  const base = defaultLayout('receipt', country);
  return { ...base, blocks: { ...base.blocks, footer: [textOf(columnOf(text))] } };
}

function printed(store: Store, end: string): string {
  const day = ownDay(store, Date.parse(end));
  const country = ownCountry(store);
  const receipt = { ...sampleReceipt(country), end };
  return textOfPrintOut(
    renderReceipt(ownLayout(store, 'receipt', day, country), receipt, ownContext(store, day, country)),
  );
}

const key = 'layout.receipt';
const evening = '2026-11-30T23:30:00.000Z';
const noon = '2026-12-01T11:00:00.000Z';

describe('CFG-01, CFG-02: a register prints by the layout that holds for it', () => {
  it('of the company, of the branch before it, of itself before both', () => {
    const store = linkedStore();
    expect(printed(store, noon)).toContain('Vielen Dank für Ihren Besuch!');
    set(store, { key, value: greeting('Firma') });
    expect(printed(store, noon)).toContain('Firma');
    set(store, { key, value: greeting('Filiale'), level: 'branch' });
    expect(printed(store, noon)).toContain('Filiale');
    set(store, { key, value: greeting('Kasse selbst'), level: 'register' });
    expect(printed(store, noon)).toContain('Kasse selbst');
  });

  it('from a business day on, which begins at the cut-off of the branch', () => {
    const store = linkedStore();
    set(store, { key, value: greeting('November') });
    set(store, { key, value: greeting('Dezember'), fromDay: '2026-12-01' });
    expect(printed(store, evening)).toContain('November');
    expect(printed(store, noon)).toContain('Dezember');
  });

  it('with the text blocks and the company of its branch', () => {
    const store = linkedStore();
    put(store, 'company', 'c', {
      name: 'Café Mitte GmbH',
      address: 'Torstraße 1',
      zipCode: '10119',
      city: 'Berlin',
    });
    set(store, { key: 'placeholders.texts', value: [{ name: 'Gruß', text: 'Bis bald' }] });
    set(store, { key, value: greeting('{Gruß}, {branchName}') });
    expect(printed(store, noon)).toMatch(/Café Mitte GmbH.*Torstraße 1.*10119 Berlin.*Bis bald, Mitte/s);
  });

  it('from a branch in Switzerland with cash to five Rappen, unless that is set otherwise', () => {
    const store = linkedStore('CH', 'Europe/Zurich');
    expect(settingOn(store, 'payment.cashRounding', '2026-12-01')).toBe(5);
    set(store, { key: 'payment.cashRounding', value: 1 });
    expect(settingOn(store, 'payment.cashRounding', '2026-12-01')).toBe(1);
  });

  it('with the tax number that Spanish receipts need, and the code that is made of it', () => {
    const store = linkedStore('ES', 'Europe/Madrid');
    put(store, 'company', 'c', { name: 'Bar Palma S.L.', country: 'ES', taxId: 'B64717838' });
    expect(printed(store, noon)).toMatch(/nif=B64717838&.*NIF B64717838/s);
  });

  it('not by one that misses what the law of its country wants', () => {
    const store = linkedStore('AT', 'Europe/Vienna');
    set(store, { key, value: greeting('Aus Deutschland') });
    expect(printed(store, noon)).not.toContain('Aus Deutschland');
    expect(printed(store, noon)).toMatch(/^\[QR\] _R1-AT1_/m);
    set(store, { key, value: greeting('Aus Österreich', 'AT') });
    expect(printed(store, noon)).toContain('Aus Österreich');
  });

  it('in the language of the country, or the one that is set', () => {
    const store = linkedStore('ES', 'Europe/Madrid');
    expect(printed(store, noon)).toMatch(/^Mesa 12 /m);
    set(store, { key: 'general.receiptLanguage', value: 'en' });
    expect(printed(store, noon)).toMatch(/^Table 12 /m);
  });
});

const commandId = '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11';
const tried = (given: Partial<PrintTest>): PrintTest => ({
  ...{ layout: greeting('Zur Probe {Gruß}'), receipt: null, placeholders: { Gruß: 'Servus' } },
  ...given,
});

function ask(store: Store, args: unknown) {
  const nothing = () => Promise.reject(new Error('not asked for'));
  return answerCommand(
    { store, push: nothing, sync: nothing, device: nothing },
    { commandId, command: 'PrintTest', args },
  );
}

describe('CFG-02: a test print', () => {
  it('comes out of the printer by the layout of the editor, and says that it is no receipt', async () => {
    const store = linkedStore();
    const { isSuccess, data } = await ask(
      store,
      tried({ receipt: { ...sampleReceipt('DE'), number: 4711 } }),
    );
    const bytes = readFileSync(printerFile(store));
    expect({ isSuccess, data }).toEqual({ isSuccess: true, data: { bytes: bytes.length } });
    const paper = bytes.toString('latin1');
    expect(paper).toContain('Zur Probe Servus');
    expect(paper).toContain('Beleg 4711');
    expect(paper.match(/PROBEDRUCK - KEIN BELEG/g)).toHaveLength(2);
    expect(paper.lastIndexOf('PROBEDRUCK')).toBeLessThan(paper.lastIndexOf('\x1dV'));
  });

  it('in Austria has the code of the example, as the preview does', async () => {
    const store = linkedStore('AT', 'Europe/Vienna');
    expect(await ask(store, tried({ layout: greeting('Servus', 'AT') }))).toMatchObject({ isSuccess: true });
    const paper = readFileSync(printerFile(store), 'latin1');
    expect(paper).toContain('_R1-AT1_955002-00_1204_');
    expect(paper).not.toContain('ausgefallen');
  });

  it.each(['kitchenTicket', 'closing'] as const)('of a %s shows an example', async (kind) => {
    const store = linkedStore();
    expect(await ask(store, tried({ layout: defaultLayout(kind, 'DE') }))).toMatchObject({ isSuccess: true });
    const paper = readFileSync(printerFile(store), 'latin1');
    expect(paper).toContain(kind === 'closing' ? 'Tagesabschluss Z 87' : 'Tisch 12');
  });

  it('with the largest logo prints the same, packed or not', async () => {
    const store = linkedStore();
    const { logoWidth: width, logoHeight: height } = layoutLimits;
    const bits = 'a5'.repeat((width / 8) * height);
    const { blocks, ...paper } = greeting('Logo');
    const header: ReceiptLayout['blocks']['header'] = [{ kind: 'logo', align: 'center' }, ...blocks.header];
    const layout = { ...paper, blocks: { ...blocks, header }, logo: { width, height, bits } };
    await ask(store, tried({ layout }));
    const plain = readFileSync(printerFile(store));
    await ask(store, packPrintTest(tried({ layout })));
    expect(readFileSync(printerFile(store))).toEqual(plain);
    expect(plain.length).toBeGreaterThan((width / 8) * height);
  });

  it.each([
    ['a logo that is none', { ...packPrintTest(tried({})), logo: { width: 8, height: 1, data: '?' } }],
    ['nothing', null],
    ['a layout of a later version', tried({ layout: { ...greeting(''), version: 2 } as never })],
    ['a line of 81 characters', tried({ layout: { ...greeting(''), width: 81 } })],
    ['a receipt that is none', tried({ receipt: { number: 1 } as never })],
  ])('of %s is refused, and nothing is printed', async (_what, args) => {
    const store = linkedStore();
    expect(await ask(store, args)).toMatchObject({
      isSuccess: false,
      message: expect.stringContaining('no layout'),
    });
    expect(() => readFileSync(printerFile(store))).toThrow();
  });
});
