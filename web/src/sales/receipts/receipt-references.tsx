import type { Receipt } from '@tresen/domain/sales/receipts';
import { Link } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { type Fact, FactList, Panel } from '../../kit/page/index.ts';
import { useKindWord } from './receipt-columns.tsx';
import type { LinkedReceipt, StoredReceipt } from './receipts.queries.ts';
import { receiptTexts } from './receipts-texts.ts';

interface ReferencesProps {
  readonly receipt: Receipt;
  readonly stored: StoredReceipt;
}

/** The receipts that this one names, and those that name it: its cancellation, for instance. */
export const ReceiptReferences = (props: ReferencesProps) => {
  const t = useTexts(receiptTexts);
  const facts = useReferences(props);
  if (facts.length === 0) return null;
  return (
    <Panel title={t.references}>
      <FactList facts={facts} />
    </Panel>
  );
};

function useReferences({ receipt, stored }: ReferencesProps): readonly Fact[] {
  const t = useTexts(receiptTexts);
  const { refersTo, referredBy } = stored;
  const known = new Set(refersTo.map(({ id }) => id));
  // Invoices and delivery notes of others, and receipts that the cloud never got.
  const others = (receipt.references ?? []).filter(({ receiptId }) => !known.has(receiptId));
  const linkTo = (name: string) => (linked: LinkedReceipt, index: number) => ({
    name: index === 0 ? name : `${name} ${index + 1}`,
    value: <LinkTo linked={linked} />,
  });
  return [
    ...refersTo.map(linkTo(t.refersTo)),
    ...referredBy.map(linkTo(t.referredBy)),
    ...others.map(({ name, receiptId }, index) => ({
      name: `${name || t.external}${index === 0 ? '' : ` ${index + 1}`}`,
      value: receiptId,
    })),
  ];
}

function LinkTo({ linked }: { readonly linked: LinkedReceipt }) {
  const t = useTexts(receiptTexts);
  const f = useFormats();
  const typeWord = useKindWord();
  return (
    <>
      <Link to={`/manage/receipts/${linked.id}`}>
        {t.linkedReceipt(String(linked.number), f.dateTime(linked.end, linked.zone))}
      </Link>
      {` · ${typeWord(linked.type)} · ${f.money(linked.gross, linked.currency)}`}
    </>
  );
}
