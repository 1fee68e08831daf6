import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { PointOfSaleIcon } from '../../kit/icons/point-of-sale.tsx';
import { SyncIcon } from '../../kit/icons/sync.tsx';
import { RowsSkeleton } from '../../kit/list/index.ts';
import { PageHeader } from '../../kit/page/index.ts';
import { useMayOpen } from '../../kit/session/index.ts';
import { EmptyState, Loaded } from '../../kit/states/index.ts';
import { BranchTable } from './branch-table.tsx';
import { useCalmRefresh } from './calm-refresh.ts';
import { KindTable } from './kind-table.tsx';
import { LiveSyncDialog } from './live-sync-dialog.tsx';
import styles from './overview.module.css';
import { type Branch, type KindFigures, overviewQuery } from './overview.queries.ts';
import { overviewTexts } from './overview-texts.ts';
import { RegistersPanel } from './registers-panel.tsx';
import { useSyncRuns } from './sync-runs.ts';
import { useAskedSync } from './use-sync.ts';

interface ContentProps {
  readonly branches: readonly Branch[];
  readonly kinds: readonly KindFigures[];
  readonly onSync: (unitId: string) => void;
}

const none: readonly Branch[] = [];

/** /manage/data/overview: branches with their registers, and what of the master data is where (MDA-03, REG-10). */
export const OverviewPage = () => {
  const t = useTexts(overviewTexts);
  const query = useQuery(overviewQuery);
  useCalmRefresh();
  const branches = query.data?.branches ?? none;
  const sync = useAskedSync(branches);
  const { isRunningAll } = useSyncRuns();
  return (
    <>
      <PageHeader
        title={t.title}
        subtitle={<span role="status">{branches.length > 0 ? <Summary branches={branches} /> : ' '}</span>}
      >
        {query.data && (
          <Button
            variant="contained"
            startIcon={<SyncIcon />}
            loading={isRunningAll}
            loadingPosition="start"
            onClick={() => sync(null)}
          >
            {t.syncAll}
          </Button>
        )}
      </PageHeader>
      <Loaded query={query} skeleton={<RowsSkeleton rows={6} />}>
        {({ branches: loaded, kinds }) => <Content branches={loaded} kinds={kinds} onSync={sync} />}
      </Loaded>
    </>
  );
};

function Summary({ branches }: { readonly branches: readonly Branch[] }) {
  const t = useTexts(overviewTexts);
  const f = useFormats();
  const sumOf = (count: (branch: Branch) => number): string =>
    f.number(branches.reduce((sum, branch) => sum + count(branch), 0));
  return t.summary(
    sumOf(({ isActive }) => Number(isActive)),
    f.number(branches.length),
    sumOf(({ online }) => online),
    sumOf(({ registers }) => registers),
  );
}

function Content({ branches, kinds, onSync }: ContentProps) {
  const t = useTexts(overviewTexts);
  const hasRegisters = branches.some(({ isActive }) => isActive);
  return (
    <div className={styles.page}>
      <section aria-labelledby="overview-branches">
        <h2 id="overview-branches" className={styles.head}>
          {t.branches}
        </h2>
        {!hasRegisters && <NoRegister hasBranches={branches.length > 0} />}
        {branches.length > 0 && <BranchTable branches={branches} onSync={onSync} />}
      </section>
      <section aria-labelledby="overview-kinds">
        <h2 id="overview-kinds" className={styles.head}>
          {t.kinds}
        </h2>
        <KindTable kinds={kinds} />
      </section>
      <LiveSyncDialog branches={branches} />
      <RegistersPanel branches={branches} />
    </div>
  );
}

/** Leads to the setup of the first register, which makes its branch along with it (decisions REG-04). */
function NoRegister({ hasBranches }: { readonly hasBranches: boolean }) {
  const t = useTexts(overviewTexts);
  const { change } = useAddress();
  const mayLink = useMayOpen('/setting/devices');
  return (
    <EmptyState
      icon={<PointOfSaleIcon />}
      title={hasBranches ? t.noRegisterTitle : t.noBranchTitle}
      text={hasBranches ? t.noRegisterText : t.noBranchText}
    >
      {mayLink && (
        <Button variant="contained" onClick={() => change({ setup: 'register' })}>
          {t.connect}
        </Button>
      )}
    </EmptyState>
  );
}
