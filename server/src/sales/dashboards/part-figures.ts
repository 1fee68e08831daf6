import type {
  EmployeeFigures,
  PartFigures,
  RegisterFigures,
  UnitFigures,
} from '@tresen/domain/sales/dashboards';
import { dataFromOf } from './branches.service.ts';
import type { AnalyticsRows, SourceRow, UnitRow } from './dashboards.store.ts';
import type { SalesQuestion } from './sales-question.ts';

const figuresOf = (now?: UnitRow, before?: UnitRow, isCompared = false): PartFigures => ({
  turnover: now?.turnover ?? 0,
  receipts: now?.receipts ?? 0,
  comparisonTurnover: isCompared ? (before?.turnover ?? 0) : null,
  comparisonReceipts: isCompared ? (before?.receipts ?? 0) : null,
});

/** Rows of both sides by what they are of: the range's, and those of the comparison. */
const pairsOf = <Row extends UnitRow>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Map<string, { now?: Row; before?: Row }> => {
  const pairs = new Map<string, { now?: Row; before?: Row }>();
  for (const row of rows) {
    const pair = pairs.get(keyOf(row)) ?? {};
    pairs.set(keyOf(row), pair);
    if (row.side === 'range') pair.now = row;
    else pair.before = row;
  }
  return pairs;
};

/** The turnover of each branch; of those deleted by now only if they sold anything. */
export const unitFiguresOf = (rows: AnalyticsRows, { chosen, unitSides }: SalesQuestion): UnitFigures[] => {
  const pairs = pairsOf(rows.units, ({ unit }) => unit);
  const former = chosen.former.filter(({ id }) => pairs.has(id));
  return [...chosen.branches, ...former].map((branch) => ({
    unitId: branch.id,
    name: branch.name,
    ...figuresOf(pairs.get(branch.id)?.now, pairs.get(branch.id)?.before, unitSides.length > 1),
    dataFrom: dataFromOf(branch),
  }));
};

interface NamedPart extends PartFigures {
  readonly source: string;
  readonly name: string;
  readonly unitId: string;
  readonly unitName: string;
}

/** What registers or employees sold, the most first. */
const sourceFiguresOf = (
  rows: readonly SourceRow[],
  keyOf: (row: SourceRow) => string,
  { chosen, unitSides }: SalesQuestion,
): NamedPart[] => {
  const names = new Map([...chosen.branches, ...chosen.former].map(({ id, name }) => [id, name]));
  const parts = [...pairsOf(rows, keyOf).values()].flatMap(({ now, before }) => {
    const row = now ?? before;
    if (!row) return [];
    const { source, name, unit } = row;
    const unitName = names.get(unit) ?? '';
    return [{ source, name, unitId: unit, unitName, ...figuresOf(now, before, unitSides.length > 1) }];
  });
  return parts.sort((one, other) => other.turnover - one.turnover || one.name.localeCompare(other.name));
};

/** The turnover of each register. */
export const registerFiguresOf = (rows: AnalyticsRows, question: SalesQuestion): RegisterFigures[] =>
  sourceFiguresOf(rows.registers, ({ source }) => source, question).map(({ source, ...part }) => ({
    deviceId: source,
    ...part,
  }));

/** The turnover of each employee of each branch. */
export const employeeFiguresOf = (rows: AnalyticsRows, question: SalesQuestion): EmployeeFigures[] =>
  sourceFiguresOf(rows.employees, ({ unit, source }) => `${unit}:${source}`, question).map(
    ({ source, ...part }) => ({ id: `${part.unitId}:${source}`, ...part }),
  );
