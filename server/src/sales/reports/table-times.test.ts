import { randomUUID } from 'node:crypto';
import type { Receipt } from '@tresen/domain/sales/receipts';
import { position, sale } from '@tresen/domain/sales/receipts/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnit, linkRegister } from '../../app/testing/link-register.ts';
import { saveRecord } from '../../app/testing/master-data.ts';
import { outcomesOf, pushBatch } from '../../app/testing/push-receipts.ts';
import { dataOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { type Database, openDatabase } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import { createFigureRebuild, createStepCount } from '../receipts/index.ts';

let app: TestServer;
let owner: string;
let db: Database;
const units: Record<string, string> = {};

/** Guests at a table, who pay at an hour of the clock in winter. */
const seated = (
  day: string,
  hour: number,
  minutes: number,
  label: string,
  guests: number | null,
): Receipt => {
  const end = Date.parse(`${day}T${String(hour - 1).padStart(2, '0')}:30:00.000Z`);
  return sale({
    id: newId(),
    target: { kind: 'table', label },
    guests,
    positions: [position({ unitPrice: 1_000 * (guests ?? 1) })],
    start: new Date(end - minutes * 60_000).toISOString(),
    end: new Date(end).toISOString(),
  });
};
const times = (count: number, ...given: Parameters<typeof seated>) =>
  Array.from({ length: count }, () => seated(...given));
const taken = { kind: 'takeaway', label: 'Frau Meier' } as const;

/** 2 November 2026 is a Monday. */
const sold: Readonly<Record<string, readonly Receipt[]>> = {
  Altstadt: [
    ...times(6, '2026-11-02', 13, 40, 'Tisch 1', 2),
    ...times(2, '2026-11-03', 20, 120, 'Tisch 1', 4),
    ...times(3, '2026-11-03', 20, 120, 'Tisch 2', 4),
    ...times(1, '2026-11-04', 20, 0, 'Tisch 2', null),
    { ...seated('2026-11-04', 12, 5, '', null), target: taken },
    ...times(4, '2026-10-05', 13, 40, 'Tisch 1', 2),
  ],
  Hafen: times(2, '2026-11-02', 13, 60, 'Tisch 1', 3),
};

beforeAll(async () => {
  app = await startTestApp({ NOW: '2026-11-28T20:00:00Z' });
  owner = await app.signIn('owner@demo.example');
  db = openDatabase(app.ownerUrl, () => undefined);
  for (const [name, receipts] of Object.entries(sold)) {
    const unitId = await createUnit(app, owner, { name, country: 'DE' });
    const databaseId = randomUUID();
    const till = { ...(await linkRegister(app, owner, { unitId, databaseId })), databaseId };
    const batch = receipts.map((receipt) => ({ ...receipt, databaseId }));
    expect(outcomesOf(await pushBatch(app, till, batch)).filter((one) => one !== 'stored')).toEqual([]);
    units[name] = unitId;
  }
});
afterAll(async () => {
  await db.close();
  await app.stop();
});

const days = { from: '2026-11-01', to: '2026-11-28', comparison: 'NONE' };
const ask = async <T>(query: string, variables: Record<string, unknown>) =>
  dataOf<T>(await app.call('/graphql/pos', owner, query, variables));
const document = `query($filter: SalesFilter) { tableTimes(filter: $filter) { seatings allSeatings median most turns isOmitted
  weekdays { weekday seatings median } hours { weekday hour seatings median } parties { guests seatings median most }
  tables { unitName label seatings turns covers turnover averageStay } } }`;
interface Answer {
  readonly tableTimes: Record<string, unknown> & { readonly tables: readonly { readonly label: string }[] };
}
const timesOf = async (unitIds: readonly string[], filter: object = {}) =>
  (await ask<Answer>(document, { filter: { ...days, unitIds, ...filter } })).tableTimes;

const altstadt = {
  seatings: 11,
  allSeatings: 12,
  median: 45,
  isOmitted: false,
  // Twelve seatings of two tables on three days.
  turns: 2,
  weekdays: [
    { weekday: 0, seatings: 6, median: 43 },
    { weekday: 1, seatings: 5, median: 123 },
  ],
  hours: [
    { weekday: 0, hour: 13, seatings: 6, median: 43 },
    { weekday: 1, hour: 20, seatings: 5, median: 123 },
  ],
  parties: [
    { guests: 2, seatings: 6, median: 43, most: 45 },
    { guests: 4, seatings: 5, median: 123, most: 125 },
  ],
  tables: [
    {
      unitName: '',
      label: 'Tisch 1',
      seatings: 8,
      turns: 8 / 3,
      covers: 20,
      turnover: 20_000,
      averageStay: 60,
    },
    {
      unitName: '',
      label: 'Tisch 2',
      seatings: 4,
      turns: 4 / 3,
      covers: 12,
      turnover: 13_000,
      averageStay: 120,
    },
  ],
};

describe('table times', () => {
  it('are told as receipts come in, and are the same once they are counted and summed again', async () => {
    expect(await timesOf([units.Altstadt ?? ''])).toMatchObject(altstadt);
    await createStepCount(db, 0)();
    expect(await timesOf([units.Altstadt ?? ''])).toMatchObject(altstadt);
    await app.call(
      '/graphql/pos',
      owner,
      'mutation { rebuildFigures(from: "2026-10-01", to: "2026-11-30") { isSuccess } }',
    );
    await createFigureRebuild(db)();
    expect(await timesOf([units.Altstadt ?? ''])).toMatchObject(altstadt);
  });

  it('are read by day from a month that a server of the version before has added to', async () => {
    const whole = { from: '2026-10-01', to: '2026-11-30' };
    const told = await timesOf([units.Altstadt ?? ''], whole);
    expect(told).toMatchObject({
      allSeatings: 16,
      seatings: 15,
      weekdays: [{ seatings: 10 }, { seatings: 5 }],
    });
    const stored = await app.owner.query<{ period: string; stay: string }>(
      `select period::text, stay from sales_breakdown where unit_id = $1 and grain = 'month'`,
      [units.Altstadt],
    );
    expect(stored.rows).toHaveLength(2);
    await app.owner.query(
      `update sales_breakdown set stay = '[["13:2:8","",2,6]]' where unit_id = $1 and grain = 'month'`,
      [units.Altstadt],
    );
    expect(await timesOf([units.Altstadt ?? ''], whole)).toEqual(told);
    for (const { period, stay } of stored.rows)
      await app.owner.query(
        `update sales_breakdown set stay = $3 where unit_id = $1 and grain = 'month' and period = $2`,
        [units.Altstadt, period, stay],
      );
    expect(await timesOf([units.Altstadt ?? ''], whole)).toEqual(told);
  });

  it('are of the days that were asked for, of any range the sum of its days', async () => {
    const october = await timesOf([units.Altstadt ?? ''], { from: '2026-10-01', to: '2026-10-31' });
    expect(october).toMatchObject({ allSeatings: 4, median: null, turns: 4 });
    const both = await timesOf([units.Altstadt ?? ''], { from: '2026-10-01' });
    expect(both).toMatchObject({ allSeatings: 16, seatings: 15 });
  });

  it('name the branch of each table, where they are of several', async () => {
    const { tables } = await timesOf(Object.values(units));
    expect(tables.map(({ label, ...table }) => [label, (table as { unitName?: string }).unitName])).toEqual([
      ['Tisch 1', 'Altstadt'],
      ['Tisch 2', 'Altstadt'],
      ['Tisch 1', 'Hafen'],
    ]);
  });

  it('say in which room a table stands, where exactly one plan of its branch has it', async () => {
    const roomId = await saveRecord(app, owner, 'room', { name: 'Garten', unitIds: [units.Altstadt] });
    await saveRecord(app, owner, 'table', { name: 'tisch 2', number: 2, seats: 4, roomId });
    const asked = `query($filter: SalesFilter) { tableTimes(filter: $filter) { tables { label roomName } } }`;
    const roomsOf = async () =>
      (await ask<Answer>(asked, { filter: { ...days, unitIds: Object.values(units) } })).tableTimes.tables;
    expect(await roomsOf()).toEqual([
      { label: 'Tisch 1', roomName: '' },
      { label: 'Tisch 2', roomName: 'Garten' },
      { label: 'Tisch 1', roomName: '' },
    ]);
    const otherId = await saveRecord(app, owner, 'room', { name: 'Saal', unitIds: [units.Altstadt] });
    await saveRecord(app, owner, 'table', { name: 'Tisch 2', number: 12, seats: 4, roomId: otherId });
    expect((await roomsOf()).every((table) => 'roomName' in table && table.roomName === '')).toBe(true);
  });

  it('are a file, too', async () => {
    const question = JSON.stringify({ filter: { ...days, unitIds: [units.Altstadt] }, tableTimes: true });
    const answer = await fetch(
      `${app.url}/api/reports/sales.csv?${new URLSearchParams({ language: 'de', question })}`,
      { headers: { authorization: `Bearer ${owner}` } },
    );
    const text = await answer.text();
    expect(text).toContain('Tische;Tisch 1;Belegungen je Tag;2,7');
    expect(text).toContain('Tischzeit nach Zahl der Gäste;4 Gäste;9 von 10 fertig nach (Min.);125');
  });

  it('are of their own tenant', async () => {
    const stranger = await app.signIn('owner@retail.demo.example');
    const answer = await app.call('/graphql/pos', stranger, document, {
      filter: { ...days, unitIds: [units.Altstadt] },
    });
    expect(JSON.stringify(answer)).not.toContain('Tisch 1');
  });
});

describe('a report by table', () => {
  const report = `query($filter: SalesFilter, $rows: ReportDimension!, $columns: ReportDimension) {
    salesReport(filter: $filter, rows: $rows, columns: $columns) { source total { covers seatings averageCover averageStay }
      rows { name figures { turnover covers seatings averageCover averageStay } cells { turnover } } } }`;
  interface Told {
    readonly salesReport: {
      readonly source: string;
      readonly total: Record<string, number | null>;
      readonly rows: readonly {
        readonly name: string;
        readonly figures: Record<string, number | null>;
        readonly cells: readonly ({ readonly turnover: number } | null)[];
      }[];
    };
  }
  const reportOf = async (question: object) =>
    (
      await ask<Told>(report, {
        filter: { ...days, unitIds: Object.values(units) },
        rows: 'TARGET',
        ...question,
      })
    ).salesReport;

  it('says what each earned, and what is taken away in one row without a name', async () => {
    const { rows, total, source } = await reportOf({});
    expect(source).toBe('BREAKDOWNS');
    expect(rows.map(({ name, figures }) => [name, figures.turnover])).toEqual([
      ['Tisch 1 · Altstadt', 20_000],
      ['Tisch 2 · Altstadt', 13_000],
      ['Tisch 1 · Hafen', 6_000],
      ['', 1_000],
    ]);
    expect(total).toEqual({ covers: 38, seatings: 14, averageCover: 1_000, averageStay: 74 });
  });

  it('is the same from receipts, where it is crossed with what they sold or when', async () => {
    const whole = await reportOf({});
    for (const columns of ['HOUR', 'CATEGORY']) {
      const { rows, source } = await reportOf({ columns });
      expect(source).toBe('RECEIPTS');
      for (const { name, cells } of rows)
        expect(cells.reduce((sum, cell) => sum + (cell?.turnover ?? 0), 0)).toBe(
          whole.rows.find((row) => row.name === name)?.figures.turnover,
        );
    }
  });

  it('says what SQL says that reads the receipts themselves', async () => {
    const { rows } = await app.owner.query<{ covers: number; minutes: number; seatings: number }>(
      `select coalesce(sum((content::json ->> 'guests')::int), 0)::int covers, count(*) filter (where kind = 'table')::int seatings,
        coalesce(sum(took) filter (where kind = 'table' and took between 1 and 720), 0)::int minutes
      from (select *, content::json #>> '{target,kind}' kind, extract(epoch from ended_at - started_at) / 60 took from receipts) r
      where unit_id = any ($1) and turnover > 0`,
      [Object.values(units)],
    );
    const { total } = (
      await ask<{ salesReport: { total: object } }>(
        `query($filter: SalesFilter) { salesReport(filter: $filter, rows: DAY) { total { covers seatings minutes: tableMinutes } } }`,
        { filter: { from: '2026-01-01', to: '2026-12-31', unitIds: Object.values(units) } },
      )
    ).salesReport;
    expect(total).toEqual(rows[0]);
  });
});
