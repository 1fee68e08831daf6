import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { listParam, useAddress } from '../../kit/address/index.ts';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { de } from './units.de.ts';
import { en } from './units.en.ts';
import { useBranches } from './units.queries.ts';

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
  const id = useId();
  const branches = useBranches();
  const { params, change } = useAddress();
  const chosen = chosenUnits(params);
  if (branches.length < 2) return null;
  const reset = Object.fromEntries(resets.map((name) => [name, null]));
  const names = branches.filter((branch) => chosen.includes(branch.id)).map(({ name }) => name);
  return (
    <FormControl size="small" sx={{ minWidth: 180, maxWidth: 280 }}>
      <InputLabel id={id} shrink>
        {t.branches}
      </InputLabel>
      <Select
        labelId={id}
        label={t.branches}
        notched
        multiple
        displayEmpty
        value={[...chosen]}
        onChange={({ target }) => change({ ...reset, units: target.value })}
        renderValue={() => (names.length === 0 ? t.allBranches : names.join(', '))}
        sx={{ minHeight: 44 }}
      >
        {branches.map((branch) => (
          <MenuItem key={branch.id} value={branch.id}>
            <Checkbox checked={chosen.includes(branch.id)} tabIndex={-1} />
            <ListItemText primary={branch.name} />
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
};
