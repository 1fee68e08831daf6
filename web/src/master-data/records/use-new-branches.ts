import { useSearchParams } from 'react-router';
import { chosenUnits, useKnownBranches } from '../../kit/branches/index.ts';

/** What a new record begins with: its `unitIds`. */
type NewBranches = Readonly<Record<string, unknown>>;

/**
 * The branches of a new record that stands or works in one place, such as a printer: those that the list is narrowed to,
 * or the only one. Of several somebody has to choose: nobody means all, also future ones, without saying so (decision 19).
 * Undefined until the branches are known.
 */
export const useNewBranches = (): NewBranches | undefined => {
  const [params] = useSearchParams();
  const ids = useKnownBranches()?.map(({ id }) => id);
  if (ids === undefined) return undefined;
  if (ids.length === 0) return {};
  const chosen = chosenUnits(params);
  return { unitIds: ids.filter((id) => ids.length === 1 || chosen.includes(id)).toSorted() };
};
