import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTexts } from '../../kit/i18n/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { Loaded } from '../../kit/states/index.ts';
import { MasterDataRecord } from '../records/index.ts';
import { ProposalCard } from './proposal-card.tsx';
import styles from './proposals.module.css';
import { proposalsQuery } from './proposals.queries.ts';
import { proposalTexts } from './proposals-texts.ts';

/** Edits made at registers that wait for a decision (contract 9); nothing when there are none. */
export const ProposalGroup = () => {
  const t = useTexts(proposalTexts);
  const query = useInfiniteQuery(proposalsQuery);
  // Mostly there are none: a place kept for them would only jump.
  return (
    <Loaded query={query} skeleton={null}>
      {({ nodes }) =>
        nodes.length === 0 ? null : (
          <div className={styles.group}>
            <Panel title={t.title}>
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
            </Panel>
          </div>
        )
      }
    </Loaded>
  );
};
