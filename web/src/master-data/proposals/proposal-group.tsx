import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { Loaded } from '../../kit/states/index.ts';
import { MasterDataRecord } from '../records/index.ts';
import { ProposalCard } from './proposal-card.tsx';
import styles from './proposals.module.css';
import { type Proposal, proposalsQuery } from './proposals.queries.ts';
import { proposalTexts } from './proposals-texts.ts';

type ProposalsQuery = ReturnType<typeof useProposals>;

/** Edits made at registers that wait for a decision (contract 9); nothing when there are none. */
export const ProposalGroup = () => {
  const t = useTexts(proposalTexts);
  const query = useProposals();
  // Mostly there are none: a place kept for them would only jump.
  const shown = (
    <Loaded query={query} skeleton={null}>
      {({ nodes }) => (nodes.length === 0 ? null : <Proposals query={query} nodes={nodes} />)}
    </Loaded>
  );
  // Where the rest of the page fails, too, a failure without a title would look like the same one twice.
  return query.isLoadingError ? <Frame title={t.title}>{shown}</Frame> : shown;
};

function useProposals() {
  return useInfiniteQuery(proposalsQuery);
}

function Proposals({
  query,
  nodes,
}: {
  readonly query: ProposalsQuery;
  readonly nodes: readonly Proposal[];
}) {
  const t = useTexts(proposalTexts);
  return (
    <Frame title={t.title}>
      <p className={styles.intro}>{t.intro}</p>
      <MasterDataRecord>
        <ul className={styles.list}>
          {nodes.map((proposal) => (
            <ProposalCard key={proposal.id} proposal={proposal} />
          ))}
        </ul>
      </MasterDataRecord>
      {query.hasNextPage && (
        <Button
          className={styles.more ?? ''}
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t.more}
        </Button>
      )}
    </Frame>
  );
}

function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.group}>
      <Panel title={title}>{children}</Panel>
    </div>
  );
}
