import { useQuery } from '@tanstack/react-query';
import {
  fewestSeatings,
  partyLabel,
  type RoomFigures,
  roomLabel,
  roomsOf,
  roundedTurns,
  tableLabel,
  tableTimesWords,
} from '@tresen/domain/sales/table-times';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import type { TableTimesQuery } from '../../kit/graphql/generated/pos/graphql.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import { type Column, ListTable, RowsSkeleton } from '../../kit/list/index.ts';
import { EmptyState, Loaded } from '../../kit/states/index.ts';
import { omittedReport, ReportNotes } from './report-notes.tsx';
import styles from './reports.module.css';
import { tableTimesQuery } from './reports.queries.ts';
import { studyTexts } from './studies-texts.ts';
import { TableHours } from './table-hours.tsx';
import { useLineage } from './use-lineage.ts';

type Answer = TableTimesQuery['tableTimes'];
type Party = Omit<Answer['parties'][number], 'guests'> & { readonly id: string; readonly label: string };
type Table = Answer['tables'][number] & { readonly id: string };

/** How long tables are taken, by guests, weekday and hour, and how often each is. */
export const TableTimes = () => {
  const { params } = useAddress();
  const query = useQuery(tableTimesQuery(params));
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={10} />}>
      {(answer) => <Times answer={answer} isStale={query.isPlaceholderData} />}
    </Loaded>
  );
};

interface ShownTimes {
  readonly answer: Answer;
  readonly isStale: boolean;
}

function Times({ answer, isStale }: ShownTimes) {
  const t = useTexts(studyTexts);
  const words = useWords(tableTimesWords);
  const { isOmitted, isCounting, allSeatings, seatings } = answer;
  if (isOmitted) return <ReportNotes report={omittedReport} isEmpty />;
  if (allSeatings === 0) return <EmptyState title={t.noTables} text={t.noTablesText} />;
  return (
    <>
      <ReportNotes report={{ omitted: null, isCounting, source: 'BREAKDOWNS' }} isEmpty={false} />
      <Summary answer={answer} />
      {seatings > 0 && (
        <>
          <h2 className={styles.part}>{words.parties}</h2>
          <Parties answer={answer} isStale={isStale} />
          <TableHours answer={answer} isStale={isStale} />
        </>
      )}
      <Rooms answer={answer} isStale={isStale} />
      <h2 className={styles.part}>{words.tables}</h2>
      <Tables answer={answer} isStale={isStale} />
    </>
  );
}

/** What most of it comes down to, in sentences. */
function Summary({ answer: { allSeatings, seatings, median, most, turns } }: Pick<ShownTimes, 'answer'>) {
  const t = useTexts(studyTexts);
  const f = useFormats();
  return (
    <p className={styles.about}>
      {[
        t.seatingsInAll(allSeatings, f.number(allSeatings), f.number(roundedTurns(turns ?? 0))),
        seatings === 0 ? t.noTimes : null,
        median !== null && most !== null ? t.typicalTimes(f.number(median), f.number(most)) : null,
        seatings > 0 && seatings < allSeatings ? t.timedOf(f.number(seatings)) : null,
        seatings > 0 ? t.tableTimesAbout(f.number(fewestSeatings)) : null,
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}

function Parties({ answer, isStale }: ShownTimes) {
  const words = useWords(tableTimesWords);
  const f = useFormats();
  const rows: readonly Party[] = [
    { ...answer, id: 'all', label: words.all },
    ...answer.parties.map((party) => ({
      ...party,
      id: String(party.guests),
      label: partyLabel(party.guests, words, f.number),
    })),
  ];
  const columns = useMemo<readonly Column<Party>[]>(() => {
    const minutes = (value: number | null) => (value === null ? '–' : f.number(value));
    return [
      {
        key: 'guests',
        name: words.covers,
        role: 'title',
        cell: ({ id, label }) => (id === 'all' ? <strong>{label}</strong> : label),
      },
      {
        key: 'seatings',
        name: words.seatings,
        role: 'number',
        isNamed: true,
        cell: (row) => f.number(row.seatings),
      },
      {
        key: 'median',
        name: words.median,
        role: 'number',
        isNamed: true,
        cell: (row) => minutes(row.median),
      },
      { key: 'most', name: words.most, role: 'number', isNamed: true, cell: (row) => minutes(row.most) },
    ];
  }, [words, f]);
  return <ListTable label={words.parties} columns={columns} rows={rows} isStale={isStale} />;
}

/** What each room earned, where tables stand in one. */
function Rooms({ answer: { tables, currency }, isStale }: ShownTimes) {
  const words = useWords(tableTimesWords);
  const f = useFormats();
  const rooms = roomsOf(tables);
  const columns = useMemo<readonly Column<RoomFigures & { readonly id: string }>[]>(
    () => [
      { key: 'name', name: words.room, role: 'title', cell: (room) => roomLabel(room, words) },
      {
        key: 'seatings',
        name: words.seatings,
        role: 'number',
        isNamed: true,
        cell: ({ seatings }) => f.number(seatings),
      },
      {
        key: 'covers',
        name: words.covers,
        role: 'number',
        isNamed: true,
        cell: ({ covers }) => f.number(covers),
      },
      {
        key: 'turnover',
        name: words.turnover,
        role: 'amount',
        isNamed: true,
        cell: ({ turnover }) => <bdi>{f.money(turnover, currency)}</bdi>,
      },
    ],
    [words, f, currency],
  );
  if (rooms.length === 0) return null;
  const rows = rooms.map((room) => ({ ...room, id: `${room.unitId} ${room.roomName}` }));
  return (
    <>
      <h2 className={styles.part}>{words.rooms}</h2>
      <ListTable label={words.rooms} columns={columns} rows={rows} isStale={isStale} />
    </>
  );
}

function Tables({ answer, isStale }: ShownTimes) {
  const words = useWords(tableTimesWords);
  const columns = useTableColumns(answer);
  const rows = answer.tables.map((table) => ({ ...table, id: table.key }));
  return <ListTable label={words.tables} columns={columns} rows={rows} isStale={isStale} />;
}

function useTableColumns({ currency, from, to }: Answer) {
  const words = useWords(tableTimesWords);
  const f = useFormats();
  const lineage = useLineage({ currency, from, to });
  return useMemo<readonly Column<Table>[]>(() => {
    const number = (key: 'seatings' | 'turns' | 'covers' | 'averageStay', of: (table: Table) => string) =>
      ({ key, name: words[key], role: 'number', isNamed: true, cell: of }) satisfies Column<Table>;
    return [
      {
        key: 'name',
        name: words.table,
        role: 'title',
        cell: (table) => {
          const way = lineage({ part: { dimension: 'target', key: table.key } });
          return way === undefined ? tableLabel(table) : <Link to={way}>{tableLabel(table)}</Link>;
        },
      },
      number('seatings', ({ seatings }) => f.number(seatings)),
      number('turns', ({ turns }) => f.number(roundedTurns(turns))),
      number('covers', ({ covers }) => f.number(covers)),
      {
        key: 'turnover',
        name: words.turnover,
        role: 'amount',
        isNamed: true,
        cell: ({ turnover }) => <bdi>{f.money(turnover, currency)}</bdi>,
      },
      number('averageStay', ({ averageStay }) => (averageStay === null ? '–' : f.number(averageStay))),
    ];
  }, [words, f, lineage, currency]);
}
