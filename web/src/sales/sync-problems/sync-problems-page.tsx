import { problemListWords } from '@tresen/domain/sales/sync-problems';
import { Suspense } from 'react';
import { Navigate, useParams } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import { RowsSkeleton } from '../../kit/list/index.ts';
import { ViewLinks } from '../../kit/page/index.ts';
import { LinkedList } from '../../kit/record-list/index.ts';
import { ProposalGroup } from '../../master-data/proposals/index.ts';
import { GapList } from '../counters/index.ts';
import { ProblemDialog } from './problem-dialog.tsx';
import { ProblemList } from './problem-list.tsx';
import {
  movedFrom,
  type ProblemView,
  pathOfView,
  problemViews,
  viewNamed,
  withListFilters,
} from './problems-address.ts';
import { RegisterCounts } from './register-counts.tsx';
import styles from './sync-problems.module.css';
import { syncProblemTexts } from './sync-problems-texts.ts';

/** /manage/syncProblems: what waits for a person (contract 17), what was decided, and gaps in counters. */
export const SyncProblemsPage = () => {
  const words = useWords(problemListWords);
  const { params } = useAddress();
  const view = viewNamed(useParams().view);
  const moved = movedFrom(params);
  if (moved) return <Navigate to={moved} replace />;
  const views = <Views current={view} />;
  return view === 'gaps' ? (
    <Suspense fallback={<RowsSkeleton rows={5} />}>
      <GapList title={words.many} views={views} />
    </Suspense>
  ) : (
    <Problems key={view} view={view} />
  );
};

function Views({ current }: { readonly current: ProblemView }) {
  const t = useTexts(syncProblemTexts);
  const { params } = useAddress();
  // Branches stay chosen from one view to the next.
  const units = params.get('units');
  const to = (view: ProblemView): string =>
    units ? `${pathOfView(view)}?${new URLSearchParams({ units })}` : pathOfView(view);
  return (
    <ViewLinks
      label={t.views}
      links={problemViews.map((view) => ({ to: to(view), title: t[view], isCurrent: view === current }))}
    />
  );
}

function Problems({ view }: { readonly view: Exclude<ProblemView, 'gaps'> }) {
  const t = useTexts(syncProblemTexts);
  const { params } = useAddress();
  const problem = params.get('problem');
  return (
    <LinkedList read={withListFilters}>
      <ProblemList
        isDone={view === 'done'}
        intro={
          <>
            <p className={styles.hint}>{t.intro}</p>
            <Views current={view} />
            {view === 'open' && <ProposalGroup />}
            {view === 'open' && <RegisterCounts />}
          </>
        }
      />
      {problem && <ProblemDialog id={problem} />}
    </LinkedList>
  );
}
