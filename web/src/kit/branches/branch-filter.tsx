import { listParam, useAddress } from '../address/index.ts';
import { ChoicesFilter } from '../form/index.ts';
import { defineTexts, useTexts } from '../i18n/index.ts';
import { de } from './branches.de.ts';
import { en } from './branches.en.ts';
import { useBranchesIfKnown } from './branches.queries.ts';

const texts = defineTexts(de, en);

/** Branches chosen in the address; empty means all. */
export const chosenUnits = (params: URLSearchParams): readonly string[] => listParam(params, 'units');

interface BranchFilterProps {
  /** Parameters that a new choice makes meaningless, such as the place in a list. */
  readonly resets?: readonly string[];
}

/** Chooses branches; the choice stands in the address. Not shown while there is nothing to choose. */
export const BranchFilter = ({ resets = [] }: BranchFilterProps) => {
  const t = useTexts(texts);
  const branches = useBranchesIfKnown();
  const { params, change } = useAddress();
  const reset = Object.fromEntries(resets.map((name) => [name, null]));
  return (
    <ChoicesFilter
      of="branches"
      label={t.branches}
      all={t.allBranches}
      options={branches}
      value={chosenUnits(params)}
      onValue={(units) => change({ ...reset, units })}
    />
  );
};
