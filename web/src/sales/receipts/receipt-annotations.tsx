import Button from '@mui/material/Button';
import type { Receipt } from '@tresen/domain/sales/receipts';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { optional } from '../../kit/feature/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { EditNoteIcon } from '../../kit/icons/edit-note.tsx';
import { FactList, Panel } from '../../kit/page/index.ts';
import { useMayUse } from '../../kit/session/index.ts';
import { FailedDialog } from '../../kit/states/index.ts';
import styles from './receipt-page.module.css';
import type { StoredReceipt } from './receipts.queries.ts';
import { receiptTexts } from './receipts-texts.ts';

const AnnotationDialog = optional(
  async () => (await import('./annotation-dialog.tsx')).AnnotationDialog,
  FailedDialog,
);

interface AnnotationsProps {
  readonly receipt: Receipt;
  readonly stored: StoredReceipt;
}

type Values = Readonly<Partial<Record<'note' | 'tags' | 'customer', string>>>;

/** What people wrote at a receipt, and who changed it when (RCP-07). */
export const ReceiptAnnotations = ({ receipt, stored }: AnnotationsProps) => {
  const t = useTexts(receiptTexts);
  const { params, change } = useAddress();
  const mayEdit = useMayUse('Mutation.updateReceipt');
  const { note, tags } = stored.row;
  const hasCustomer = Boolean(stored.customerName || receipt.customer?.name);
  const isEmpty = !note && tags.length === 0 && !hasCustomer;
  return (
    <Panel
      title={t.annotations}
      actions={
        mayEdit && (
          <Button startIcon={<EditNoteIcon />} onClick={() => change({ edit: '1' })}>
            {t.edit}
          </Button>
        )
      }
    >
      <p className={styles.hint}>{isEmpty ? t.nothingYet : t.annotationsHint}</p>
      <FactList
        facts={[
          { name: t.note, value: note },
          {
            name: t.tags,
            value: tags.length > 0 && (
              <span className={styles.tags}>
                {tags.map((tag) => (
                  <bdi key={tag} className={styles.tag}>
                    {tag}
                  </bdi>
                ))}
              </span>
            ),
          },
          { name: t.customer, value: hasCustomer && <Customer receipt={receipt} stored={stored} /> },
        ].filter(({ value }) => value !== false)}
      />
      <History stored={stored} />
      {mayEdit && params.has('edit') && (
        <Suspense fallback={null}>
          <AnnotationDialog stored={stored} onClose={() => change({ edit: null }, { replace: true })} />
        </Suspense>
      )}
    </Panel>
  );
};

function Customer({ receipt, stored }: AnnotationsProps) {
  const { customerId, customerName } = stored;
  if (customerId) return <Link to={`/setting/customers/${customerId}`}>{customerName}</Link>;
  return customerName || receipt.customer?.name;
}

function History({ stored: { changes, row } }: Pick<AnnotationsProps, 'stored'>) {
  const t = useTexts(receiptTexts);
  const f = useFormats();
  if (changes.length === 0) return null;
  const names = { note: t.note, tags: t.tags, customer: t.customer } as const;
  return (
    <>
      <h3 className={styles.subtitle}>{t.history}</h3>
      <ol className={styles.history} aria-label={t.history}>
        {changes.map(({ id, at, byName, oldValues, newValues }) => {
          const [before, after] = [JSON.parse(oldValues) as Values, JSON.parse(newValues) as Values];
          return (
            <li key={id}>
              <span className={styles.reason}>{t.byAt(byName, f.dateTime(at, row.zone))}</span>
              {(Object.keys(names) as (keyof typeof names)[])
                .filter((name) => after[name] !== undefined)
                .map((name) => (
                  <span key={name}>
                    {t.changed(names[name], before[name] || t.empty, after[name] || t.empty)}
                  </span>
                ))}
            </li>
          );
        })}
      </ol>
    </>
  );
}
