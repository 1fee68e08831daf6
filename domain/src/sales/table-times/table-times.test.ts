import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyPart,
  type LabelStyle,
  monthStays,
  placeOfMeasure,
  salesReportWords,
  stayKeyOf,
} from '../reports/index.ts';
import {
  createSpread,
  createTableTimes,
  fewestSeatings,
  hoursShown,
  partyLabel,
  roomLabel,
  roomsOf,
  tableTimesSheets,
  tableTimesWords,
} from './index.ts';

const monday = '2026-11-23';
const tuesday = '2026-11-24';

const stay = (hour: number, guests: number, minutes: number, seatings = 1) => {
  const part = emptyPart(stayKeyOf({ hour, guests, minutes }), '', monday);
  part.values[placeOfMeasure.receipts] = seatings;
  return part;
};
const table = (unit: string, label: string, sums: Partial<Record<keyof typeof placeOfMeasure, number>>) => {
  const part = emptyPart(`table:${unit}:${label}`, label, monday);
  for (const [measure, value] of Object.entries(sums))
    part.values[placeOfMeasure[measure as keyof typeof placeOfMeasure]] = value;
  return part;
};

describe('a spread', () => {
  it(`says nothing of fewer than ${fewestSeatings} seatings`, () => {
    const spread = createSpread();
    spread.add(60, fewestSeatings - 1);
    expect(spread.after(0.5)).toBeNull();
    spread.add(60, 1);
    expect(spread.after(0.5)).toBe(63);
  });

  it('is within five minutes of what sorting all seatings finds, however they are added up', () => {
    const minutes = fc.array(fc.integer({ min: 1, max: 720 }), {
      minLength: fewestSeatings,
      maxLength: 200,
    });
    fc.assert(
      fc.property(minutes, fc.constantFrom(0.1, 0.5, 0.9), (all, part) => {
        const spread = createSpread();
        for (const each of all) spread.add(each, 1);
        const sorted = all.toSorted((one, other) => one - other);
        const exact = sorted[Math.max(0, Math.ceil(part * all.length) - 1)] ?? 0;
        expect(Math.abs((spread.after(part) ?? 0) - exact)).toBeLessThanOrEqual(5);
        expect(spread.seatings()).toBe(all.length);
      }),
    );
  });
});

describe('table times', () => {
  const times = createTableTimes();
  times.addStay(stay(12, 2, 40, 8), monday);
  times.addStay(stay(20, 4, 120, 8), monday);
  times.addStay(stay(20, 0, 90, 1), tuesday);
  times.addStay(stay(0, 15, 90, 1), tuesday);
  times.addStay({ ...stay(12, 2, 40, 99), key: '…' }, monday);
  const seated = { seatings: 3, timedSeatings: 2, tableMinutes: 100, covers: 7, turnover: 9_000 };
  times.addTarget(table('u1', 'Tisch 10', seated), 1);
  times.addTarget(table('u1', 'Tisch 2', { ...seated, seatings: 1 }), 1);
  times.addTarget(table('u1', 'Tisch 10', { seatings: 3 }), 1);
  times.addTarget(table('u1', 'Tisch 10', { seatings: 2 }), -1);
  times.addTarget(table('u1', 'Tisch 3', { seatings: 2 }), 1);
  times.addTarget(table('u1', 'Tisch 3', { seatings: 2 }), -1);
  times.addTarget(table('u2', 'Tisch 1', { seatings: 4 }), 1);
  times.addTarget({ ...table('u1', 'Theke', { turnover: 1 }), key: 'bar:u1:Theke' }, 1);
  times.addTarget({ ...table('u1', 'x', { turnover: 1 }), key: 'takeaway' }, 1);
  const openDays = new Map([
    ['u1', 2],
    ['u2', 1],
  ]);
  const result = times.result(openDays);

  it('are told of all, by weekday and hour, and by guests', () => {
    expect(result).toMatchObject({ seatings: 18, median: 93, most: 124, allSeatings: 9 });
    expect(result.weekdays).toMatchObject([
      { weekday: 0, seatings: 16 },
      { weekday: 1, seatings: 2, median: null },
    ]);
    expect(result.hours).toMatchObject([
      { weekday: 0, hour: 12, seatings: 8, median: 43 },
      { weekday: 0, hour: 20, seatings: 8, median: 123 },
      { weekday: 1, hour: 0, seatings: 1, median: null },
      { weekday: 1, hour: 20, seatings: 1 },
    ]);
    expect(result.parties.map(({ guests, seatings }) => [guests, seatings])).toEqual([
      [0, 1],
      [2, 8],
      [4, 8],
      [10, 1],
    ]);
  });

  it('say how often each table was taken on a day on which its branch sold anything', () => {
    expect(
      result.tables.map(({ label, seatings, turns, averageStay }) => [label, seatings, turns, averageStay]),
    ).toEqual([
      ['Tisch 1', 4, 4, null],
      ['Tisch 10', 4, 2, 50],
      ['Tisch 2', 1, 0.5, 50],
    ]);
    // 9 seatings of two tables on two days and one table on one day.
    expect(result.turns).toBe(9 / 5);
    expect(createTableTimes().result(openDays)).toMatchObject({
      seatings: 0,
      median: null,
      turns: null,
      tables: [],
    });
  });

  it('of months are those of their days, as stored and added up, and days can be taken away again', () => {
    const anyStay = fc.record({
      day: fc.constantFrom(monday, tuesday, '2026-11-30'),
      hour: fc.nat(23),
      guests: fc.nat(12),
      minutes: fc.integer({ min: 1, max: 720 }),
      seatings: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(fc.array(anyStay), fc.array(anyStay), (kept, away) => {
        const [months, days] = [createTableTimes(), createTableTimes()];
        const partOf = ({ hour, guests, minutes, seatings }: (typeof kept)[number]) =>
          stay(hour, guests, minutes, seatings);
        for (const each of [...kept, ...away])
          for (const part of monthStays(partOf(each), each.day))
            expect(months.addStaysOfMonth(part)).toBe(true);
        for (const each of away) months.addStay(partOf(each), each.day, -1);
        for (const each of kept) days.addStay(partOf(each), each.day);
        expect(months.result(openDays)).toEqual(days.result(openDays));
      }),
    );
    expect(monthStays({ ...stay(12, 2, 40), key: '…' }, monday)).toEqual([]);
    expect(createTableTimes().addStaysOfMonth(stay(12, 2, 40))).toBe(false);
  });

  it('begin in the morning: a night follows its evening', () => {
    expect(hoursShown(result.hours)).toEqual([12, 20, 0]);
  });

  it('are in a file as their page shows them', () => {
    const formats: LabelStyle['formats'] = {
      number: String,
      money: String,
      share: String,
      dateTime: String,
      day: String,
      monthOfYear: String,
      weekdayName: String,
    };
    const style: LabelStyle = { language: 'de', words: salesReportWords.de, formats };
    const named = result.tables.map((each) => ({ ...each, unitName: 'Altstadt', roomName: '' }));
    const data = { ...result, tables: named, currency: 'EUR' };
    const [tables, parties, hours] = tableTimesSheets(data, tableTimesWords.de, style);
    expect(tables?.rows[1]?.cells).toEqual([
      { kind: 'text', text: 'Tisch 10 · Altstadt' },
      { kind: 'count', count: 4 },
      { kind: 'count', count: 2 },
      { kind: 'count', count: 7 },
      { kind: 'money', cents: 9_000, currency: 'EUR' },
      { kind: 'count', count: 50 },
    ]);
    expect(parties?.rows.at(-1)?.cells).toEqual([
      { kind: 'text', text: 'Alle' },
      { kind: 'count', count: 18 },
      { kind: 'count', count: 93 },
      { kind: 'count', count: 124 },
    ]);
    expect(hours?.columns.map(({ name }) => name)).toEqual([
      'Wochentag',
      '12–13 Uhr',
      '20–21 Uhr',
      '0–1 Uhr',
      'Ganzer Tag',
    ]);
    expect(hours?.rows.map(({ cells }) => cells.length)).toEqual([5, 5]);
  });

  it('are summed by room, where tables stand in one', () => {
    const roomOf: Readonly<Record<string, string>> = { 'Tisch 10': 'Garten', 'Tisch 2': 'Garten' };
    const named = result.tables.map((each) => ({
      ...each,
      unitName: '',
      roomName: roomOf[each.label] ?? '',
    }));
    const rooms = roomsOf(named);
    expect(rooms).toMatchObject([
      { roomName: 'Garten', turnover: 18_000, covers: 14, seatings: 5 },
      { roomName: '', turnover: 0, seatings: 4 },
    ]);
    expect(rooms.map((room) => roomLabel(room, tableTimesWords.de))).toEqual(['Garten', 'Ohne Raum']);
    expect(roomsOf(named.map((each) => ({ ...each, roomName: '' })))).toEqual([]);
  });

  it.each([
    [0, 'Ohne Gästezahl'],
    [1, 'Ein Gast'],
    [4, '4 Gäste'],
    [10, '10 Gäste und mehr'],
  ])('%d guests are %j', (guests, label) => {
    expect(partyLabel(guests, tableTimesWords.de, String)).toBe(label);
  });
});
