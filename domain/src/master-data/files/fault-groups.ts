import type { CellFaultCode, RowFault } from './file-faults.ts';

/** Faults that are cured together, with how often they occur and the rows where they do first. */
export interface FaultGroup extends Omit<RowFault, 'row'> {
  readonly count: number;
  readonly rows: readonly number[];
}

/** Those that are told apart by what the cell says: each needs an answer of its own. */
const byText: ReadonlySet<CellFaultCode> = new Set([
  'UNKNOWN_REFERENCE',
  'AMBIGUOUS_REFERENCE',
  'NOT_IN_ALL_BRANCHES',
  'UNKNOWN_CHOICE',
  'UNKNOWN_BRANCH',
  'UNKNOWN_DEVICE',
]);

/** More are seen in the list of all faults. */
const maxGroups = 200;
const rowsShown = 3;

/** Groups faults as they come. */
export const createFaultGroups = () => {
  const groups = new Map<string, FaultGroup>();
  return {
    add: (fault: RowFault): void => {
      const key = keyOf(fault);
      const known = groups.get(key);
      if (!known && groups.size >= maxGroups) return;
      const { row, ...told } = fault;
      const rows = known?.rows ?? [];
      groups.set(key, {
        ...told,
        text: byText.has(fault.code) ? fault.text : '',
        count: (known?.count ?? 0) + 1,
        rows: rows.length < rowsShown ? [...rows, row] : rows,
      });
    },
    /** The largest first. */
    all: (): readonly FaultGroup[] => [...groups.values()].toSorted((one, other) => other.count - one.count),
  };
};

function keyOf({ target, code, text, parameters }: RowFault): string {
  // The row where a value stood before differs from fault to fault.
  const { row: _row, ...others } = parameters ?? {};
  return JSON.stringify([target, code, others, byText.has(code) ? text : '']);
}
