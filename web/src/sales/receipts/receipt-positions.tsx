import Button from '@mui/material/Button';
import type { Receipt, ReceiptPosition } from '@tresen/domain/sales/receipts';
import { useState } from 'react';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { type Column, ListTable } from '../../kit/list/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { usePriceWords } from './price-words.ts';
import styles from './receipt-page.module.css';
import { receiptTexts } from './receipts-texts.ts';

/** A receipt may have 5,000 positions, and each row is some ten elements. */
const shownFirst = 200;

type Row = ReceiptPosition & { readonly id: string };

/** The positions with all that the paper has no room for (RCP-04). */
export const ReceiptPositions = ({ receipt }: { readonly receipt: Receipt }) => {
  const t = useTexts(receiptTexts);
  const columns = useColumns(receipt.currency);
  const f = useFormats();
  const [isWhole, setWhole] = useState(false);
  const { length } = receipt.positions;
  const shown = isWhole ? receipt.positions : receipt.positions.slice(0, shownFirst);
  const rows = shown.map((position) => ({ ...position, id: position.line }));
  return (
    <Panel title={t.positions}>
      <ListTable label={t.positions} rows={rows} columns={columns} />
      {rows.length < length && (
        <Button onClick={() => setWhole(true)}>{t.allPositions(f.number(length))}</Button>
      )}
    </Panel>
  );
};

function useColumns(currency: string): readonly Column<Row>[] {
  const t = useTexts(receiptTexts);
  const f = useFormats();
  const priceWords = usePriceWords(currency);
  const money = (cents: number) => <bdi>{f.money(cents, currency)}</bdi>;
  const detailsOf = ({ article, cancellation, inHouse, subItems, discounts }: Row): string[] => [
    ...(article?.category ? [article.category] : []),
    ...(cancellation ? [t.cancelled] : []),
    ...(inHouse ? [] : [t.outOfHouse]),
    ...(subItems ?? []).map((item) => item.text),
    ...(discounts ?? []).map(({ text, amount }) => `${text} ${f.money(amount, currency)}`),
  ];
  return [
    {
      key: 'text',
      name: t.text,
      role: 'title',
      cell: (position) => (
        <>
          <bdi>{position.text}</bdi>
          <span className={styles.detail}>{detailsOf(position).join(' · ')}</span>
        </>
      ),
    },
    {
      key: 'plu',
      name: t.plu,
      isNamed: true,
      cell: ({ article }) => <bdi>{article?.plu || article?.key || '–'}</bdi>,
    },
    {
      key: 'quantity',
      name: t.quantity,
      role: 'number',
      isNamed: true,
      cell: ({ quantity, unit }) => `${f.number(quantity / 1000)} ${unit ?? ''}`.trim(),
    },
    {
      key: 'price',
      name: t.price,
      role: 'number',
      isNamed: true,
      cell: (position) => <bdi>{priceWords(position)}</bdi>,
    },
    {
      key: 'vat',
      name: t.vat,
      role: 'number',
      isNamed: true,
      cell: ({ vat }) => vat.map(({ rate }) => f.share(rate / 10_000)).join(', '),
    },
    { key: 'amount', name: t.amount, role: 'amount', cell: ({ amount }) => money(amount) },
  ];
}
