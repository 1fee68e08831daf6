import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { ListTable } from '../../kit/list/index.ts';
import { Panel } from '../../kit/page/index.ts';
import styles from './licences.module.css';
import type { LicenceFacts } from './licences.queries.ts';
import { licenceTexts } from './licences-texts.ts';

type AddOn = LicenceFacts['addOns'][number];

/** What is enabled beside the edition, and what was before the last update (LIC-06). */
export const LicenceAddOns = ({ licence }: { readonly licence: LicenceFacts }) => {
  const t = useTexts(licenceTexts);
  const isFormer = ({ isOld, removedAt }: AddOn) => isOld || removedAt !== null;
  const former = licence.addOns.filter(isFormer);
  const current = licence.addOns.filter((addOn) => !isFormer(addOn));
  return (
    <>
      <Panel title={t.currentAddOns}>
        {current.length > 0 ? (
          <AddOnTable label={t.currentAddOns} addOns={current} />
        ) : (
          <p className={styles.muted}>{t.noAddOns}</p>
        )}
      </Panel>
      {former.length > 0 && (
        <Panel title={t.oldAddOns}>
          <p className={styles.muted}>{t.oldAddOnsHint}</p>
          <AddOnTable label={t.oldAddOns} addOns={former} />
        </Panel>
      )}
    </>
  );
};

function AddOnTable({ label, addOns }: { readonly label: string; readonly addOns: readonly AddOn[] }) {
  const t = useTexts(licenceTexts);
  const f = useFormats();
  const hasEnded = addOns.some(({ removedAt }) => removedAt !== null);
  return (
    <ListTable
      label={label}
      rows={addOns}
      columns={[
        { key: 'name', name: t.addOn, role: 'title', cell: ({ name }) => <bdi>{name}</bdi> },
        { key: 'addedAt', name: t.addedAt, isNamed: true, cell: ({ addedAt }) => f.dateTime(addedAt) },
        ...(hasEnded
          ? [
              {
                key: 'removedAt',
                name: t.removedAt,
                isNamed: true,
                cell: ({ removedAt }: AddOn) => (removedAt === null ? '–' : f.dateTime(removedAt)),
              },
            ]
          : []),
      ]}
    />
  );
}
