import type { UnitFigures } from '@tresen/domain/sales/dashboards';
import type { NamedBranches } from './branches.service.ts';
import type { UnitRow } from './side-rows.ts';

/** How the branches of a range are listed. */
interface UnitList {
  readonly isCompared: boolean;
  /** Only those that sold anything: where registers or employees are chosen, the others have nothing to show. */
  readonly isOfSources: boolean;
}

/** The turnover of each branch; of those deleted by now only if they sold anything. */
export const unitFiguresOf = (
  rows: readonly UnitRow[],
  chosen: NamedBranches,
  { isCompared, isOfSources }: UnitList,
): UnitFigures[] => {
  const [range, comparison] = [byUnit(rows, 'range'), byUnit(rows, 'comparison')];
  const hasSold = ({ id }: { readonly id: string }) => isSold(range.get(id)) || isSold(comparison.get(id));
  const branches = isOfSources ? chosen.branches.filter(hasSold) : chosen.branches;
  return [...branches, ...chosen.former.filter(hasSold)].map((branch) => ({
    unitId: branch.id,
    name: branch.name,
    turnover: range.get(branch.id)?.turnover ?? 0,
    receipts: range.get(branch.id)?.receipts ?? 0,
    comparisonTurnover: isCompared ? (comparison.get(branch.id)?.turnover ?? 0) : null,
    comparisonReceipts: isCompared ? (comparison.get(branch.id)?.receipts ?? 0) : null,
    dataFrom: branch.dataFrom,
  }));
};

function byUnit(rows: readonly UnitRow[], name: string): Map<string, UnitRow> {
  return new Map(rows.filter(({ side }) => side === name).map((row) => [row.unit, row]));
}

function isSold(row: UnitRow | undefined): boolean {
  return row !== undefined && (row.receipts !== 0 || row.turnover !== 0);
}
