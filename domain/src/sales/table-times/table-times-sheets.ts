import type { ReportCell, ReportTable } from '../closing-reports/index.ts';
import { type LabelStyle, labelOf, mostGuests } from '../reports/index.ts';
import type { TimeFigures } from './stays.ts';
import type { TableFigures, TableTimes } from './table-times.ts';
import type { TableTimesWords } from './table-times-words.ts';

/** A table with the name of its branch, where several were asked for. */
export interface NamedTable extends TableFigures {
  readonly unitName: string;
  /** In which it stands by its room plan; '' where none has a table of this name. */
  readonly roomName: string;
}

/** What the tables of a room earned together. Money in cents. */
export interface RoomFigures
  extends Pick<NamedTable, 'unitId' | 'unitName' | 'turnover' | 'covers' | 'seatings'> {
  /** '' for tables that stand in no room. */
  readonly roomName: string;
}

/** What is written of table times. */
export interface TableTimesData extends Omit<TableTimes, 'tables'> {
  readonly currency: string;
  readonly tables: readonly NamedTable[];
}

/** More decimals nobody reads. */
export const roundedTurns = (turns: number): number => Math.round(turns * 10) / 10;

/** How many guests, in words. */
export const partyLabel = (guests: number, words: TableTimesWords, number: (value: number) => string) => {
  if (guests === 0) return words.uncounted;
  return guests >= mostGuests ? words.largeParty(number(guests)) : words.party(number(guests), guests);
};

/** The name of a table, with its branch where it is told. */
export const tableLabel = ({ label, unitName }: Pick<NamedTable, 'label' | 'unitName'>): string =>
  unitName === '' ? label : `${label} · ${unitName}`;

/** Rooms with the sums of their tables, which earned most first; nothing where no table stands in one. */
export const roomsOf = (tables: readonly NamedTable[]): readonly RoomFigures[] => {
  if (tables.every(({ roomName }) => roomName === '')) return [];
  const rooms = Map.groupBy(tables, ({ unitId, roomName }) => JSON.stringify([unitId, roomName]));
  return [...rooms.values()]
    .flatMap((own) => {
      const [first] = own;
      if (!first) return [];
      const { unitId, unitName, roomName } = first;
      const sum = (figure: 'turnover' | 'covers' | 'seatings') =>
        own.reduce((all, table) => all + table[figure], 0);
      return [
        {
          ...{ unitId, unitName, roomName },
          ...{ turnover: sum('turnover'), covers: sum('covers'), seatings: sum('seatings') },
        },
      ];
    })
    .sort((one, other) => other.turnover - one.turnover);
};

/** The name of a room, with its branch where it is told. */
export const roomLabel = ({ roomName, unitName }: RoomFigures, words: TableTimesWords): string =>
  tableLabel({ label: roomName || words.noRoom, unitName });

/** Table times as tables whose cells are values, for paper and files. */
export const tableTimesSheets = (
  data: TableTimesData,
  words: TableTimesWords,
  style: LabelStyle,
): readonly ReportTable[] => [
  sheet(
    words.tables,
    [words.table, words.seatings, words.turns, words.covers, words.turnover, words.averageStay],
    data.tables.map((table) => [
      text(tableLabel(table)),
      count(table.seatings),
      count(roundedTurns(table.turns)),
      count(table.covers),
      { kind: 'money', cents: table.turnover, currency: data.currency },
      countOrNone(table.averageStay),
    ]),
  ),
  ...roomsSheets(data, words),
  sheet(
    words.parties,
    [words.covers, words.seatings, words.median, words.most],
    [
      ...data.parties.map((party) => [
        text(partyLabel(party.guests, words, style.formats.number)),
        ...timeCells(party),
      ]),
      [text(words.all), ...timeCells(data)],
    ],
  ),
  hoursSheet(data, words, style),
];

function roomsSheets({ tables, currency }: TableTimesData, words: TableTimesWords): readonly ReportTable[] {
  const rooms = roomsOf(tables);
  if (rooms.length === 0) return [];
  return [
    sheet(
      words.rooms,
      [words.room, words.seatings, words.covers, words.turnover],
      rooms.map((room) => [
        text(roomLabel(room, words)),
        count(room.seatings),
        count(room.covers),
        { kind: 'money', cents: room.turnover, currency },
      ]),
    ),
  ];
}

function hoursSheet(
  { weekdays, hours }: TableTimesData,
  words: TableTimesWords,
  style: LabelStyle,
): ReportTable {
  const shown = hoursShown(hours);
  return sheet(
    words.hours,
    [
      style.words.dimensions.weekday,
      ...shown.map((hour) => labelOf('hour', { key: String(hour), name: '' }, style)),
      words.wholeDay,
    ],
    weekdays.map(({ weekday, median }) => [
      text(labelOf('weekday', { key: String(weekday), name: '' }, style)),
      ...shown.map((hour) =>
        countOrNone(hours.find((own) => own.weekday === weekday && own.hour === hour)?.median),
      ),
      countOrNone(median),
    ]),
  );
}

/** The hours in which guests paid, a night behind its evening. */
export const hoursShown = (hours: readonly { readonly hour: number }[], firstHour = 5): readonly number[] =>
  [...new Set(hours.map(({ hour }) => hour))].sort(
    (one, other) => ((one - firstHour + 24) % 24) - ((other - firstHour + 24) % 24),
  );

function timeCells({ seatings, median, most }: TimeFigures): readonly (ReportCell | null)[] {
  return [count(seatings), countOrNone(median), countOrNone(most)];
}

function sheet(
  name: string,
  columns: readonly string[],
  rows: readonly (readonly (ReportCell | null)[])[],
): ReportTable {
  return {
    kind: 'table',
    name,
    columns: columns.map((column, index) => ({ name: column, isAmount: index > 0 })),
    rows: rows.map((cells) => ({ cells })),
  };
}

function text(value: string): ReportCell {
  return { kind: 'text', text: value };
}

function count(value: number): ReportCell {
  return { kind: 'count', count: value };
}

function countOrNone(value: number | null | undefined): ReportCell | null {
  return value === null || value === undefined ? null : count(value);
}
