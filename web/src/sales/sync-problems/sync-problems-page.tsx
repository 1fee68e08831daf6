import { Suspense } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { RowsSkeleton } from '../../kit/list/index.ts';
import { PageHeader, ViewLinks } from '../../kit/page/index.ts';
import { ProposalGroup } from '../../master-data/proposals/index.ts';
import { GapList } from '../counters/index.ts';
import { ExportProblems } from './export-problems.tsx';
import { ProblemDialog } from './problem-dialog.tsx';
import { ProblemFilters } from './problem-filters.tsx';
import { ProblemList } from './problem-list.tsx';
import { type ProblemView, problemView, problemViews } from './problems-address.ts';
import { RegisterCounts } from './register-counts.tsx';
import { syncProblemTexts } from './sync-problems-texts.ts';

/** /manage/syncProblems: what waits for a person (contract 17), what was decided, and gaps in counters. */
export const SyncProblemsPage = () => {
  const t = useTexts(syncProblemTexts);
  const { params } = useAddress();
  const view = problemView(params);
  const problem = params.get('problem');
  return (
    <>
      <PageHeader title={t.title} subtitle={t.intro}>
        {view !== 'gaps' && <ExportProblems />}
      </PageHeader>
      <Views current={view} />
      {view === 'gaps' ? (
        <Suspense fallback={<RowsSkeleton rows={5} />}>
          <GapList />
        </Suspense>
      ) : (
        <Problems isDone={view === 'done'} />
      )}
      {problem && <ProblemDialog id={problem} />}
    </>
  );
};

function Views({ current }: { readonly current: ProblemView }) {
  const t = useTexts(syncProblemTexts);
  const { params } = useAddress();
  // Branches stay chosen from one view to the next.
  const units = params.get('units');
  const to = (view: ProblemView): string =>
    `?${new URLSearchParams({ ...(view !== 'open' && { view }), ...(units && { units }) })}`;
  return (
    <ViewLinks
      label={t.views}
      links={problemViews.map((view) => ({ to: to(view), title: t[view], isCurrent: view === current }))}
    />
  );
}

function Problems({ isDone }: { readonly isDone: boolean }) {
  return (
    <>
      {!isDone && <ProposalGroup />}
      {!isDone && <RegisterCounts />}
      <ProblemFilters />
      <ProblemList />
    </>
  );
}
