import type {
  EmployeeFigures,
  PartFigures,
  RegisterFigures,
  SalesSource,
} from '@tresen/domain/sales/dashboards';
import type { SourceRow } from './side-rows.ts';

/** A register or an employee, of both sides. */
interface Gathered {
  /** The row of the latest day: it gives names and unit. */
  latest: SourceRow;
  readonly range: { turnover: number; receipts: number };
  readonly comparison: { turnover: number; receipts: number };
}

/** Units by id, with the names of their branches. */
export type UnitNames = ReadonlyMap<string, string>;

const kinds = {
  registers: { keyOf: ({ device }: SourceRow) => device, nameOf: registerOf },
  employees: { keyOf: ({ unit, employee }: SourceRow) => `${unit}:${employee}`, nameOf: employeeOf },
} as const;
type Kind = keyof typeof kinds;

type SourceFigures = SalesSource & PartFigures;

/** The turnover of each register, in the branch where it sold last. */
export const registerFiguresOf = (
  rows: readonly SourceRow[],
  names: UnitNames,
  isCompared: boolean,
): RegisterFigures[] =>
  figuresOf('registers', rows, names, isCompared).map(({ id, ...figures }) => ({ deviceId: id, ...figures }));

/** The turnover of each employee of each branch. */
export const employeeFiguresOf = (
  rows: readonly SourceRow[],
  names: UnitNames,
  isCompared: boolean,
): EmployeeFigures[] => figuresOf('employees', rows, names, isCompared);

/** Registers or employees to choose from, by branch and name. */
export const peopleOf = (kind: Kind, rows: readonly SourceRow[], names: UnitNames): SalesSource[] =>
  gather(rows, kinds[kind].keyOf)
    .map((gathered) => kinds[kind].nameOf(gathered, names))
    .sort(byPlace);

function registerOf({ latest }: Gathered, names: UnitNames): SalesSource {
  return {
    id: latest.device,
    name: latest.registerName,
    unitId: latest.unit,
    unitName: names.get(latest.unit) ?? '',
  };
}

function employeeOf({ latest }: Gathered, names: UnitNames): SalesSource {
  return {
    id: `${latest.unit}:${latest.employee}`,
    name: latest.employeeName,
    unitId: latest.unit,
    unitName: names.get(latest.unit) ?? '',
  };
}

/** What registers or employees sold, the most first. */
function figuresOf(
  kind: Kind,
  rows: readonly SourceRow[],
  names: UnitNames,
  isCompared: boolean,
): SourceFigures[] {
  return gather(rows, kinds[kind].keyOf)
    .map((gathered) => ({
      ...kinds[kind].nameOf(gathered, names),
      ...gathered.range,
      comparisonTurnover: isCompared ? gathered.comparison.turnover : null,
      comparisonReceipts: isCompared ? gathered.comparison.receipts : null,
    }))
    .sort((one, other) => other.turnover - one.turnover || one.name.localeCompare(other.name, 'de'));
}

function gather(rows: readonly SourceRow[], keyOf: (row: SourceRow) => string): Gathered[] {
  const all = new Map<string, Gathered>();
  for (const row of rows) {
    const known = all.get(keyOf(row));
    const none = () => ({ turnover: 0, receipts: 0 });
    const gathered = known ?? { latest: row, range: none(), comparison: none() };
    all.set(keyOf(row), gathered);
    if (row.day > gathered.latest.day) gathered.latest = row;
    const sums = row.side === 'range' ? gathered.range : gathered.comparison;
    sums.turnover += row.turnover;
    sums.receipts += row.receipts;
  }
  return [...all.values()];
}

function byPlace(one: SalesSource, other: SalesSource): number {
  return one.unitName.localeCompare(other.unitName, 'de') || one.name.localeCompare(other.name, 'de');
}
