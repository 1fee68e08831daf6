import TaskAlt from '@mui/icons-material/TaskAlt';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { changedParams, useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { ListTable, Pager, RowsSkeleton, useRowsPerPage } from '../../kit/list/index.ts';
import { PageHeader } from '../../kit/page/index.ts';
import { EmptyState, Loaded } from '../../kit/states/index.ts';
import { ProposalGroup, proposalsQuery } from '../../master-data/proposals/index.ts';
import { useZone } from '../../organization/units/index.ts';
import { ProblemDialog } from './problem-dialog.tsx';
import { useProblemWords } from './problem-words.ts';
import styles from './sync-problems.module.css';
import { type SyncProblem, syncProblemsQuery } from './sync-problems.queries.ts';
import { syncProblemTexts } from './sync-problems-texts.ts';

const ProblemTable = ({ problems }: { readonly problems: readonly SyncProblem[] }) => {
  const t = useTexts(syncProblemTexts);
  const f = useFormats();
  const zone = useZone([]);
  const words = useProblemWords();
  const { params } = useAddress();
  return (
    <ListTable
      label={t.title}
      rows={problems}
      columns={[
        {
          key: 'reason',
          name: t.reason,
          role: 'title',
          cell: (problem) => (
            <>
              <Link to={`?${changedParams(params, { problem: problem.id })}`}>{words(problem).reason}</Link>
              <span className={styles.detail}>{words(problem).detail}</span>
            </>
          ),
        },
        { key: 'branch', name: t.branch, cell: ({ unitName }) => unitName },
        { key: 'register', name: t.register, role: 'wide', cell: ({ deviceName }) => deviceName },
        { key: 'received', name: t.received, cell: ({ receivedAt }) => f.dateTime(receivedAt, zone) },
      ]}
    />
  );
};

/** /manage/syncProblems: what waits for a person (contract 17). */
export const SyncProblemsPage = () => {
  const t = useTexts(syncProblemTexts);
  const { params } = useAddress();
  const query = useQuery(syncProblemsQuery(params.get('after'), useRowsPerPage()));
  const hasNoProposals = useInfiniteQuery(proposalsQuery).data?.totalCount === 0;
  return (
    <>
      <PageHeader title={t.title} subtitle={t.intro} />
      <ProposalGroup />
      <Loaded query={query} skeleton={<RowsSkeleton rows={5} />}>
        {(connection) =>
          connection.nodes.length > 0 ? (
            <>
              <ProblemTable problems={connection.nodes} />
              <Pager connection={connection} />
              <ProblemDialog problems={connection.nodes} />
            </>
          ) : (
            hasNoProposals && <EmptyState icon={<TaskAlt />} title={t.emptyTitle} text={t.emptyText} />
          )
        }
      </Loaded>
    </>
  );
};
