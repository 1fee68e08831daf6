import type { EntityName } from '@tresen/domain/kit/entities';
import { useTexts } from '../../kit/i18n/index.ts';
import { useKindWords, useNameWords, useReferredNames, useValueWords } from '../../kit/record-form/index.ts';
import { recordReferences } from '../records/index.ts';
import styles from './proposals.module.css';
import type { Proposal } from './proposals.queries.ts';
import { proposalTexts } from './proposals-texts.ts';

const sides = ['base', 'current', 'proposed'] as const;
type Side = (typeof sides)[number];

const known: ReadonlyMap<string, string> = new Map();

/** The changed fields: as they were, as they are in the cloud where that differs, and as the register proposes them. */
export const ProposalFields = ({ proposal }: { readonly proposal: Proposal }) => {
  const t = useTexts(proposalTexts);
  const { kind } = recordReferences[proposal.entity as EntityName];
  const words = useKindWords(kind);
  const nameOf = useReferredNames(kind, versionsOf(proposal), known);
  const valueWords = useValueWords(kind, words, nameOf);
  const nameWords = useNameWords(words);
  const shown: readonly Side[] =
    proposal.isOutdated && proposal.currentVersion !== null ? sides : ['base', 'proposed'];
  const labels: Readonly<Record<Side, string>> = {
    base: t.before,
    current: t.inCloud,
    proposed: t.atRegister,
  };
  return (
    <table className={styles.fields}>
      <thead>
        <tr>
          <th scope="col">{t.field}</th>
          {shown.map((side) => (
            <th key={side} scope="col">
              {labels[side]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {proposal.fields.map((one) => (
          <tr key={one.field}>
            <th scope="row">
              {nameWords(one.field)}
              {one.isConflict && proposal.currentVersion !== null && (
                <span className={styles.note}>{t.both}</span>
              )}
            </th>
            {shown.map((side) => (
              <td
                key={side}
                data-label={labels[side]}
                className={side === 'proposed' ? styles.proposed : undefined}
              >
                {valueWords(one.field, JSON.parse(one[side]))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

function versionsOf({ fields }: Proposal) {
  return sides.map((side) =>
    Object.fromEntries(fields.map((one) => [one.field, JSON.parse(one[side]) as unknown])),
  );
}
