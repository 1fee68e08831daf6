import {
  letterOfKey,
  paymentKinds,
  type Receipt,
  type ReceiptPosition,
  vatTotals,
} from '@tresen/domain/sales/receipts';
import { useFormats } from '../../../kit/format/index.ts';
import { useTexts } from '../../../kit/i18n/index.ts';
import { usePriceWords } from '../price-words.ts';
import type { StoredReceipt } from '../receipts.queries.ts';
import { receiptTexts } from '../receipts-texts.ts';
import { PaperTse } from './paper-tse.tsx';
import styles from './receipt-paper.module.css';

// The default layout of a receipt, on the screen and on paper. All of it is in this folder: layouts of one's own will take
// its place.

/** A roll of 80 mm, or a sheet. */
export type PaperFormat = 'roll' | 'a4';

interface PaperProps {
  readonly receipt: Receipt;
  readonly stored: StoredReceipt;
  readonly format: PaperFormat;
}

/** The receipt as the guest gets it (§ 6 KassenSichV): printed from left to right, however the app runs. */
export const ReceiptPaper = ({ receipt, stored, format }: PaperProps) => {
  const t = useTexts(receiptTexts);
  const f = useFormats();
  return (
    <article className={styles.paper} data-format={format} aria-label={t.paper} dir="ltr">
      <Head receipt={receipt} stored={stored} />
      <Positions receipt={receipt} />
      <p className={styles.sum}>
        <span>{t.sum}</span>
        <bdi>{f.money(receipt.gross, receipt.currency)}</bdi>
      </p>
      <Payments receipt={receipt} />
      <VatTable receipt={receipt} />
      {receipt.note && <p className={styles.foot}>{receipt.note}</p>}
      <PaperTse receipt={receipt} zone={stored.row.zone} />
    </article>
  );
};

function Head({ receipt, stored }: Omit<PaperProps, 'format'>) {
  const t = useTexts(receiptTexts);
  const f = useFormats();
  const { seller, row } = stored;
  const place = [seller?.zipCode, seller?.city].filter(Boolean).join(' ');
  return (
    <header className={styles.head}>
      <strong>{seller?.name ?? row.unitName}</strong>
      {seller && seller.name !== row.unitName && <span>{row.unitName}</span>}
      {seller?.address && <span>{seller.address}</span>}
      {place && <span>{place}</span>}
      {seller?.vatId && (
        <span>
          {t.vatId} {seller.vatId}
        </span>
      )}
      {!seller?.vatId && seller?.taxNumber && (
        <span>
          {t.taxNumber} {seller.taxNumber}
        </span>
      )}
      <span className={styles.gap}>{f.dateTime(receipt.end, row.zone)}</span>
      <span>
        {t.number} {receipt.number} · {receipt.register.name}
      </span>
      {receipt.employee && (
        <span>
          {t.employee}: {receipt.employee.name}
        </span>
      )}
      {receipt.type !== 'Beleg' && <span className={styles.stamp}>{t.types[receipt.type]}</span>}
    </header>
  );
}

function Positions({ receipt }: Pick<PaperProps, 'receipt'>) {
  const f = useFormats();
  const notesOf = usePositionNotes(receipt.currency);
  const letterOf = letterOfKey(receipt);
  return (
    <ul className={styles.lines}>
      {receipt.positions.map((position) => (
        <li key={position.line} className={styles.line}>
          <bdi>{position.text}</bdi>
          <bdi>
            {f.money(position.amount, receipt.currency)} {position.vat.map(letterOf).join('')}
          </bdi>
          {notesOf(position).map((note) => (
            <span key={note} className={styles.note}>
              {note}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Notes below a position: several pieces, extras, its own discounts, cancelled, out of house. */
function usePositionNotes(currency: string) {
  const t = useTexts(receiptTexts);
  const f = useFormats();
  const priceWords = usePriceWords(currency);
  return (position: ReceiptPosition): string[] => {
    const { quantity, unit, subItems, discounts, cancellation, inHouse } = position;
    const isOne = quantity === 1000 && unit !== 'kg' && position.priceBasis !== 'net';
    const amount = `${f.number(quantity / 1000)} ${unit ?? ''}`.trim();
    return [
      ...(isOne ? [] : [t.quantityPrice(amount, priceWords(position))]),
      ...(subItems ?? []).map(({ text }) => t.extras(text)),
      ...(discounts ?? []).map((discount) => `${discount.text} ${f.money(discount.amount, currency)}`),
      ...(cancellation ? [t.cancelled] : []),
      ...(inHouse ? [] : [t.outOfHouse]),
    ];
  };
}

function Payments({ receipt }: Pick<PaperProps, 'receipt'>) {
  const t = useTexts(receiptTexts);
  const f = useFormats();
  const wordOf = (kind: string) => {
    const known = paymentKinds.find((each) => each === kind);
    return known ? t.payments[known] : kind;
  };
  return (
    <ul className={styles.lines} aria-label={t.paymentsTitle}>
      {numbered(receipt.payments).map(({ kind, name, amount, currency, place }) => (
        <li key={place} className={styles.line}>
          <span>{name || wordOf(kind)}</span>
          <bdi>{f.money(amount, currency)}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** Two payments of a receipt may be the same. */
function numbered<Item extends object>(items: readonly Item[]) {
  return items.map((item, place) => ({ ...item, place }));
}

function VatTable({ receipt }: Pick<PaperProps, 'receipt'>) {
  const t = useTexts(receiptTexts);
  const f = useFormats();
  const letterOf = letterOfKey(receipt);
  const write = (cents: number) => <bdi>{f.money(cents, receipt.currency)}</bdi>;
  return (
    <table className={styles.vat} aria-label={t.vatTable}>
      <thead>
        <tr>
          <th scope="col">{t.vat}</th>
          <th scope="col">{t.net}</th>
          <th scope="col">{t.tax}</th>
          <th scope="col">{t.gross}</th>
        </tr>
      </thead>
      <tbody>
        {vatTotals(receipt).map((total) => (
          <tr key={`${total.key} ${total.rate}`}>
            <th scope="row">
              {letterOf(total)} {f.share(total.rate / 10_000)}
            </th>
            <td>{write(total.net)}</td>
            <td>{write(total.tax)}</td>
            <td>{write(total.gross)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
