import { recordFilterSchema } from '@tresen/domain/kit/entities';
import type { ExportLanguage } from '@tresen/domain/kit/exports';
import { decimalOfCents } from '@tresen/domain/kit/money';
import { problemListWords } from '@tresen/domain/sales/sync-problems';
import * as z from 'zod/mini';
import type { Tx } from '../../kit/db/pools.ts';
import {
  columnsIn,
  type ExportPage,
  type ExportSource,
  keysetPages,
  rowOf,
  type TableColumn,
} from '../../kit/exports/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { countProblems, type ProblemFilter, problemPage, type SyncProblem } from '../receipts/index.ts';
import { createClocks } from './receipts-export.ts';

const ids = z.nullish(z.array(z.uuid()).check(z.maxLength(1_000)));
const codes = z.nullish(z.array(z.string().check(z.maxLength(50))).check(z.maxLength(50)));

/** The filter of `syncProblems` as it comes in JSON. */
const filterSchema = z.strictObject({
  isDone: z.nullish(z.boolean()),
  unitIds: ids,
  deviceIds: ids,
  kinds: codes,
  reasons: codes,
  search: recordFilterSchema.shape.search,
  conditions: recordFilterSchema.shape.conditions,
});

const resolutionWords: Readonly<Record<ExportLanguage, Readonly<Record<string, string>>>> = {
  de: { stored: 'Übernommen, zählt mit', accepted: 'Vermerkt, zählt nicht mit' },
  en: { stored: 'Stored, it counts', accepted: 'Noted, it does not count' },
};

interface ShownProblem {
  readonly problem: SyncProblem;
  readonly time: (at: Date) => string;
}

const pageSize = 500;

/** What registers sent and the cloud could not take as it was, newest first. */
export const syncProblemsExport: ExportSource = {
  name: 'syncProblems',
  field: 'Query.syncProblems',
  title: { de: 'Sync-Probleme', en: 'Sync problems' },
  open: ({ filter: given, language }) => {
    const filter: ProblemFilter = parseInput(filterSchema, given);
    const columns = problemColumns(language);
    return {
      columns: columnsIn(columns, language),
      count: (tx) => countProblems(tx, filter),
      pages: (tx) => problemPages(tx, filter, columns),
    };
  },
};

function time(de: string, en: string, at: (problem: SyncProblem) => Date | null): TableColumn<ShownProblem> {
  return {
    head: { de, en },
    type: 'date',
    width: 17,
    cell: ({ problem, time }) => {
      const instant = at(problem);
      return instant && time(instant);
    },
  };
}

function problemColumns(language: ExportLanguage): readonly TableColumn<ShownProblem>[] {
  const resolutions = resolutionWords[language];
  const choices: Readonly<Record<'kind' | 'reason', Readonly<Record<string, string>>>> =
    problemListWords[language].choices;
  return [
    time('Eingegangen', 'Received', ({ receivedAt }) => receivedAt),
    { head: { de: 'Art', en: 'Type' }, cell: ({ problem }) => choices.kind[problem.kind] ?? problem.kind },
    { head: { de: 'Nummer', en: 'Number' }, type: 'number', cell: ({ problem }) => problem.number },
    {
      head: { de: 'Was nicht stimmt', en: 'Problem' },
      width: 26,
      cell: ({ problem }) => choices.reason[problem.reason] ?? problem.reason,
    },
    { head: { de: 'Filiale', en: 'Branch' }, width: 24, cell: ({ problem }) => problem.unitName },
    { head: { de: 'Kasse', en: 'Register' }, width: 20, cell: ({ problem }) => problem.deviceName },
    time('Ende des Vorgangs', 'End of the record', ({ endedAt }) => endedAt),
    {
      head: { de: 'Betrag', en: 'Amount' },
      type: 'number',
      decimals: 2,
      cell: ({ problem }) => (problem.gross === null ? null : decimalOfCents(problem.gross)),
    },
    { head: { de: 'Währung', en: 'Currency' }, cell: ({ problem }) => problem.recordCurrency },
    time('Erledigt', 'Settled', ({ resolvedAt }) => resolvedAt),
    { head: { de: 'Von', en: 'By' }, width: 20, cell: ({ problem }) => problem.resolvedByName },
    {
      head: { de: 'Ergebnis', en: 'Result' },
      width: 24,
      cell: ({ problem }) => problem.resolution && (resolutions[problem.resolution] ?? problem.resolution),
    },
    { head: { de: 'Kennung', en: 'Record ID' }, width: 38, cell: ({ problem }) => problem.recordId },
  ];
}

async function* problemPages(
  tx: Tx,
  filter: ProblemFilter,
  columns: readonly TableColumn<ShownProblem>[],
): AsyncGenerator<ExportPage> {
  const clock = createClocks();
  const behind = async (last: SyncProblem | undefined) =>
    (await problemPage(tx, filter, { first: pageSize, after: last?.id, withRaw: false })).nodes;
  for await (const page of keysetPages(pageSize, behind)) {
    const rows = page.map((problem) =>
      rowOf(columns, { problem, time: (at: Date) => clock(problem.zone, at) }),
    );
    yield { rows, counted: page.length };
  }
}
