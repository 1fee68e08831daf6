import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { problemList, problemListWords } from '@tresen/domain/sales/sync-problems';
import { type ReactNode, useState } from 'react';
import { ListPage } from '../../account/list-page/index.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import { TaskAltIcon } from '../../kit/icons/task-alt.tsx';
import { PickButton, type RecordList, targetOf, useRecordList } from '../../kit/record-list/index.ts';
import { EmptyState } from '../../kit/states/index.ts';
import { proposalsQuery } from '../../master-data/proposals/index.ts';
import { useBranches } from '../../organization/units/index.ts';
import { sellingDevices } from '../selling-devices.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { useProblemColumns } from './problem-columns.tsx';
import { ProblemFilters } from './problem-filters.tsx';
import { useProblemWords } from './problem-words.ts';
import { problemFilter } from './problems-address.ts';
import {
  type Decision,
  type ProblemTarget,
  problemsQueries,
  type SyncProblem,
} from './sync-problems.queries.ts';
import { syncProblemTexts } from './sync-problems-texts.ts';

const exported = [{ source: 'syncProblems' }];
const sources = { device: sellingDevices };

interface ProblemListProps {
  readonly isDone: boolean;
  readonly intro: ReactNode;
}

/** Problems that wait, or those that are settled, newest first. */
export const ProblemList = ({ isDone, intro }: ProblemListProps) => {
  const t = useTexts(syncProblemTexts);
  const words = useWords(problemListWords);
  const problemWords = useProblemWords();
  const name = isDone ? 'settledProblems' : 'syncProblems';
  const list = useRecordList<SyncProblem>({
    name,
    entity: problemList,
    words,
    query: problemsQueries[name],
  });
  const [decision, setDecision] = useState<Decision | null>(null);
  return (
    <>
      <ListPage
        list={list}
        columns={useProblemColumns(name)}
        nameOf={(problem) => problemWords(problem).record}
        intro={intro}
        currency={useBranches()[0]?.currency ?? 'EUR'}
        sources={sources}
        searchLabel={t.search}
        filters={<ProblemFilters list={list} isDone={isDone} />}
        exported={exported}
        exportFilter={problemFilter(isDone)}
        {...(isDone
          ? { part: t.done }
          : { tools: <PickButton list={list} />, actions: <Decisions onDecide={setDecision} /> })}
        empty={<NoProblems isDone={isDone} />}
      />
      {decision && (
        <DecideDialog
          target={problemTarget(list)}
          decision={decision}
          onClose={() => setDecision(null)}
          onDone={() => {
            setDecision(null);
            list.selection.clear();
          }}
        />
      )}
    </>
  );
};

/** The two decisions about what was chosen, each told beforehand. */
function Decisions({ onDecide }: { readonly onDecide: (decision: Decision) => void }) {
  const t = useTexts(syncProblemTexts);
  return (
    <>
      <Button onClick={() => onDecide('retry')}>{t.retry}</Button>
      <Button onClick={() => onDecide('accept')}>{t.accept}</Button>
    </>
  );
}

function NoProblems({ isDone }: Pick<ProblemListProps, 'isDone'>) {
  const t = useTexts(syncProblemTexts);
  const hasProposals = (useInfiniteQuery(proposalsQuery).data?.totalCount ?? 0) > 0;
  if (isDone) return <EmptyState title={t.emptyDoneTitle} text={t.emptyDoneText} />;
  return hasProposals ? null : <EmptyState icon={<TaskAltIcon />} title={t.emptyTitle} text={t.emptyText} />;
}

function problemTarget(list: RecordList<SyncProblem>): ProblemTarget {
  const target = targetOf(list);
  return 'ids' in target ? { ids: [...target.ids] } : { filter: problemFilter(false)(target.filter) };
}
