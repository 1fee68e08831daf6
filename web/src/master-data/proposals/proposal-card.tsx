import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { EntityName } from '@tresen/domain/kit/entities';
import { useState } from 'react';
import { Link } from 'react-router';
import { useBranches, useZone } from '../../kit/branches/index.ts';
import { readFault, useFaultWords } from '../../kit/faults/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { useKindWords, useNameWords } from '../../kit/record-form/index.ts';
import { recordPaths, recordReferences } from '../records/index.ts';
import { ProposalFields } from './proposal-fields.tsx';
import styles from './proposals.module.css';
import { type Proposal, useAcceptProposal } from './proposals.queries.ts';
import { proposalTexts } from './proposals-texts.ts';
import { RefuseDialog } from './refuse-dialog.tsx';

/** One edit of a register, with what it changes and the two decisions. */
export const ProposalCard = ({ proposal }: { readonly proposal: Proposal }) => {
  const t = useTexts(proposalTexts);
  const f = useFormats();
  const zone = useZone([]);
  const [isRefusing, setRefusing] = useState(false);
  const { kind } = recordReferences[proposal.entity as EntityName];
  const { run, isPending } = useAccept(proposal, useNameWords(useKindWords(kind)));
  const { currentVersion, recordName, deviceName, unitName, madeAt } = proposal;
  const hasConflict = currentVersion !== null && proposal.fields.some(({ isConflict }) => isConflict);
  return (
    <li className={styles.card} aria-labelledby={`proposal-${proposal.id}`}>
      <div>
        <Title proposal={proposal} />
        <p className={styles.origin}>{t.at(deviceName, unitName, f.dateTime(madeAt, zone))}</p>
      </div>
      {currentVersion === null && <Alert severity="info">{t.gone}</Alert>}
      {hasConflict && <Alert severity="warning">{t.outdated}</Alert>}
      <ProposalFields proposal={proposal} />
      {currentVersion !== null && <Reach recordUnitIds={proposal.recordUnitIds} />}
      <div className={styles.actions}>
        {currentVersion !== null && (
          <Button variant="contained" loading={isPending} onClick={() => run(currentVersion)}>
            {t.accept}
          </Button>
        )}
        <Button disabled={isPending} onClick={() => setRefusing(true)}>
          {t.refuse}
        </Button>
      </div>
      {isRefusing && (
        <RefuseDialog id={proposal.id} name={recordName || t.goneRecord} onClose={() => setRefusing(false)} />
      )}
    </li>
  );
};

/** Accepts a proposal and says how it went. */
function useAccept(proposal: Proposal, nameWords: (field: string) => string) {
  const t = useTexts(proposalTexts);
  const notify = useNotify();
  const faultWords = useFaultWords();
  const accept = useAcceptProposal({
    onSuccess: ({ isSuccess, faults }) => {
      const words = faults.map(readFault).map((fault) => `${nameWords(fault.path)}: ${faultWords(fault)}`);
      if (isSuccess) notify.success(t.accepted(proposal.recordName));
      else notify.warning(words.length > 0 ? t.faulty(words.join(' ')) : t.conflict);
    },
    onError: notify.failure,
  });
  const run = (version: number) => accept.mutate({ id: proposal.id, version });
  return { run, isPending: accept.isPending };
}

function Title({ proposal }: { readonly proposal: Proposal }) {
  const t = useTexts(proposalTexts);
  const entity = proposal.entity as EntityName;
  const words = useKindWords(recordReferences[entity].kind);
  const name = proposal.recordName || t.goneRecord;
  return (
    <h3 className={styles.name} id={`proposal-${proposal.id}`}>
      {proposal.currentVersion === null ? (
        name
      ) : (
        <Link to={recordPaths[entity].pathOf(proposal.recordId)}>{name}</Link>
      )}
      <span className={styles.kind}>{words.one}</span>
    </h3>
  );
}

/** Where the change counts once it is accepted: in all branches of the record, not only at this register. */
function Reach({ recordUnitIds }: Pick<Proposal, 'recordUnitIds'>) {
  const t = useTexts(proposalTexts);
  const branches = useBranches();
  if (recordUnitIds?.length === 1 || recordUnitIds?.length === 0 || branches.length < 2) return null;
  const names = recordUnitIds?.map((id) => branches.find((unit) => unit.id === id)?.name ?? '?');
  return <p className={styles.origin}>{names ? t.reach(names.join(', ')) : t.reachAll}</p>;
}
