import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { type Column, FilterBar, OrderSelect, SearchBox } from '../../kit/list/index.ts';
import { type BranchFilterName, branchFilters, readBranchFilter, readBranchSort } from './branch-rows.ts';
import styles from './overview.module.css';
import type { Branch } from './overview.queries.ts';
import { overviewTexts } from './overview-texts.ts';

/** What an address without a filter of the branches lacks. */
export const noBranchFilter = { q: null, state: null, after: null, page: null } as const;

/** From so many branches on a search is of help. */
const searchFrom = 6;

interface BranchFiltersProps {
  /** How many branches there are. */
  readonly count: number;
  readonly columns: readonly Column<Branch>[];
}

/** Search, filter and, on cards that have no heads to click, the order. */
export const BranchFilters = ({ count, columns }: BranchFiltersProps) => {
  const t = useTexts(overviewTexts);
  const { params, change } = useAddress();
  const isNarrowed = params.has('q') || params.has('state');
  if (count < searchFrom && !isNarrowed) return null;
  const order = {
    value: readBranchSort(params),
    onChange: (sort: string | null) => change({ sort, after: null, page: null }),
  };
  return (
    <FilterBar label={t.filter}>
      <SearchBox label={t.search} param="q" />
      <StateSelect />
      <div className={styles.onCards}>
        <OrderSelect columns={columns} order={order} />
      </div>
    </FilterBar>
  );
};

function StateSelect() {
  const t = useTexts(overviewTexts);
  const id = useId();
  const { params, change } = useAddress();
  const words: Readonly<Record<BranchFilterName, ReactNode>> = {
    online: t.filterOnline,
    notOnline: t.filterNotOnline,
    open: t.filterOpen,
    failed: t.filterFailed,
    inactive: t.filterInactive,
  };
  return (
    <FormControl className={styles.select ?? ''}>
      <InputLabel htmlFor={id} shrink>
        {t.show}
      </InputLabel>
      <NativeSelect
        input={<OutlinedInput label={t.show} notched size="small" sx={{ minHeight: 44 }} />}
        inputProps={{ id }}
        value={readBranchFilter(params) ?? ''}
        onChange={({ target }) => change({ state: target.value, after: null, page: null })}
      >
        <option value="">{t.everything}</option>
        {branchFilters.map((name) => (
          <option key={name} value={name}>
            {words[name]}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
