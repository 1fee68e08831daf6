import TaskAlt from '@mui/icons-material/TaskAlt';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useQuery } from '@tanstack/react-query';
import { gapStates } from '@tresen/domain/sales/counters';
import { useId } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { FilterBar, Pager, placeNames, RowsSkeleton, useRowsPerPage } from '../../kit/list/index.ts';
import { EmptyState, Loaded } from '../../kit/states/index.ts';
import { BranchFilter } from '../../organization/units/index.ts';
import styles from './counters.module.css';
import { gapState, gapsQuery } from './counters.queries.ts';
import { counterTexts } from './counters-texts.ts';
import { GapTable } from './gap-table.tsx';

const fromStart = Object.fromEntries(placeNames.map((name) => [name, null]));
const filterNames = ['units', 'devices', 'state'] as const;

/** The gaps in the counters of all registers, those found last first. */
export const GapList = () => {
  const t = useTexts(counterTexts);
  const { params } = useAddress();
  const query = useQuery(gapsQuery(params, useRowsPerPage()));
  return (
    <>
      <p className={styles.hint}>{t.intro}</p>
      <FilterBar label={t.filter}>
        <BranchFilter resets={placeNames} />
        <StateFilter />
      </FilterBar>
      <Loaded query={query} skeleton={<RowsSkeleton rows={5} />}>
        {(connection) =>
          connection.nodes.length === 0 ? (
            <Empty />
          ) : (
            <>
              <GapTable gaps={connection.nodes} withRegister isStale={query.isPlaceholderData} />
              <Pager connection={connection} />
            </>
          )
        }
      </Loaded>
    </>
  );
};

function StateFilter() {
  const t = useTexts(counterTexts);
  const { params, change } = useAddress();
  const id = useId();
  return (
    <FormControl size="small" sx={{ minWidth: 220 }}>
      <InputLabel id={id} shrink>
        {t.state}
      </InputLabel>
      <Select
        labelId={id}
        label={t.state}
        notched
        displayEmpty
        value={gapState(params)}
        onChange={({ target }) => change({ ...fromStart, state: target.value })}
        sx={{ minHeight: 44 }}
      >
        <MenuItem value="">{t.allStates}</MenuItem>
        {[...gapStates, 'closed' as const].map((state) => (
          <MenuItem key={state} value={state}>
            {t[state]}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}

function Empty() {
  const t = useTexts(counterTexts);
  const { params, change } = useAddress();
  if (!filterNames.some((name) => params.has(name)))
    return <EmptyState icon={<TaskAlt />} title={t.emptyTitle} text={t.emptyText} />;
  return (
    <EmptyState icon={<TaskAlt />} title={t.noMatchTitle} text={t.noMatchText}>
      <Button
        variant="outlined"
        onClick={() =>
          change(Object.fromEntries([...filterNames, ...placeNames].map((name) => [name, null])))
        }
      >
        {t.resetFilter}
      </Button>
    </EmptyState>
  );
}
