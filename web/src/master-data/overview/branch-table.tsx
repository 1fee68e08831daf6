import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { changedParams, useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { SyncIcon } from '../../kit/icons/sync.tsx';
import { type Column, ListTable, Pager, useRowsPerPage } from '../../kit/list/index.ts';
import { EmptyState } from '../../kit/states/index.ts';
import { BranchFilters, noBranchFilter } from './branch-filters.tsx';
import { branchRows, pageOf, readBranchSort } from './branch-rows.ts';
import { BranchState, BranchVerdict } from './branch-signs.tsx';
import styles from './overview.module.css';
import type { Branch } from './overview.queries.ts';
import { overviewTexts } from './overview-texts.ts';
import { registersPanel, unitParam } from './registers-panel.tsx';
import { type SyncRuns, useSyncRuns, verdictOf } from './sync-runs.ts';

interface BranchTableProps {
  readonly branches: readonly Branch[];
  readonly onSync: (unitId: string) => void;
}

/** The branches with their registers: searched, narrowed and ordered here, since all of them are known. */
export const BranchTable = ({ branches, onSync }: BranchTableProps) => {
  const t = useTexts(overviewTexts);
  const { params, change } = useAddress();
  const columns = useBranchColumns(onSync);
  const rows = useMemo(() => branchRows(branches, params), [branches, params]);
  const size = useRowsPerPage();
  const page = pageOf(rows, params, size);
  const setSort = (sort: string | null) => change({ sort, after: null, page: null });
  return (
    <>
      <BranchFilters count={branches.length} columns={columns} />
      {rows.length === 0 ? (
        <NoMatch />
      ) : (
        <div className={styles.branches}>
          <ListTable
            label={t.branches}
            rows={page.nodes}
            columns={columns}
            order={{ value: readBranchSort(params), onChange: setSort }}
          />
        </div>
      )}
      <Pager connection={page} />
    </>
  );
};

function useBranchColumns(onSync: BranchTableProps['onSync']): readonly Column<Branch>[] {
  const t = useTexts(overviewTexts);
  const f = useFormats();
  const runs = useSyncRuns();
  return useMemo(
    () => [
      {
        key: 'name',
        name: t.branch,
        role: 'title',
        sort: 'name',
        cell: (branch) => <BranchName branch={branch} />,
      },
      { key: 'state', name: t.state, sort: 'state', cell: (branch) => <BranchState branch={branch} /> },
      {
        key: 'sync',
        name: t.lastSync,
        sort: 'sync',
        isNamed: true,
        cell: ({ isActive, lastSyncAt, zone }) =>
          lastSyncAt === null ? isActive && t.never : f.dateTime(lastSyncAt, zone),
      },
      {
        key: 'open',
        name: t.open,
        role: 'number',
        sort: 'open',
        isNamed: true,
        cell: ({ isActive, openCount }) => isActive && <Count count={openCount} />,
      },
      {
        key: 'failed',
        name: t.failed,
        role: 'number',
        sort: 'failed',
        isNamed: true,
        cell: ({ isActive, failedCount }) => isActive && <Count count={failedCount} isBad />,
      },
      {
        key: 'run',
        name: t.lastRun,
        cell: ({ id }) => <BranchVerdict outcome={runs.branches.get(id)} />,
      },
      {
        key: 'actions',
        name: t.actions,
        role: 'actions',
        cell: (branch) => <SyncButton branch={branch} runs={runs} onSync={onSync} />,
      },
    ],
    [t, f, runs, onSync],
  );
}

/** The link opens the registers of the branch beside the list. */
function BranchName({ branch: { id, name } }: { readonly branch: Branch }) {
  const { params } = useAddress();
  return <Link to={`?${changedParams(params, { panel: registersPanel, [unitParam]: id })}`}>{name}</Link>;
}

function Count({ count, isBad = false }: { readonly count: number; readonly isBad?: boolean }) {
  const f = useFormats();
  return (
    <span className={count === 0 ? styles.nothing : undefined} data-bad={(isBad && count > 0) || undefined}>
      {f.number(count)}
    </span>
  );
}

function SyncButton({
  branch,
  runs,
  onSync,
}: {
  branch: Branch;
  runs: SyncRuns;
  onSync: BranchTableProps['onSync'];
}) {
  const t = useTexts(overviewTexts);
  const outcome = runs.branches.get(branch.id);
  return (
    <IconButton
      aria-label={t.syncOf(branch.name)}
      title={t.syncOne}
      disabled={!branch.isActive}
      loading={outcome !== undefined && verdictOf(outcome) === 'running'}
      onClick={() => onSync(branch.id)}
    >
      <SyncIcon />
    </IconButton>
  );
}

function NoMatch() {
  const t = useTexts(overviewTexts);
  const { change } = useAddress();
  return (
    <EmptyState title={t.noMatchTitle} text={t.noMatchText}>
      <Button variant="outlined" onClick={() => change(noBranchFilter)}>
        {t.reset}
      </Button>
    </EmptyState>
  );
}
