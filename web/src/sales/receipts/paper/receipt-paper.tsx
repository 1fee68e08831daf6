import { paymentKinds, type Receipt, type ReceiptPosition } from '@tresen/domain/sales/receipts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './receipt-paper.module.css';
import { receiptTexts } from './receipts-texts.ts';
import { vatTotals } from './vat-totals.ts';

interface PaperProps {
  readonly receipt: Receipt;
  readonly unitName: string;
  readonly zone: string;
}

/** Notes below a position: several pieces, its own discounts, cancelled, out of house. */
const usePositionNotes = (currency: string) => {
  const t = useTexts(receiptTexts);
  const f = useFormats();
  return ({ quantity, unitPrice, unit, discounts, cancellation, inHouse }: ReceiptPosition): string[] => [
    ...(quantity === 1000
      ? []
      : [t.quantityPrice(`${f.number(quantity / 1000)} ${unit ?? ''}`.trim(), f.money(unitPrice, currency))]),
    ...(discounts ?? []).map(({ text, amount }) => `${text} ${f.money(amount, currency)}`),
    ...(cancellation ? [t.cancelled] : []),
    ...(inHouse ? [] : [t.outOfHouse]),
  ];
};

const Positions = ({ receipt }: { readonly receipt: Receipt }) => {
  const f = useFormats();
  const notesOf = usePositionNotes(receipt.currency);
  return (
    <ul className={styles.lines}>
      {receipt.positions.map((position) => (
        <li key={position.line} className={styles.line}>
          <span>{position.text}</span>
          <bdi>{f.money(position.amount, receipt.currency)}</bdi>
          {notesOf(position).map((note) => (
            <span key={note} className={styles.note}>
              {note}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
};

const Payments = ({ receipt }: { readonly receipt: Receipt }) => {
  const t = useTexts(receiptTexts);
  const f = useFormats();
  const wordOf = (kind: string) => {
    const known = paymentKinds.find((each) => each === kind);
    return known ? t.payments[known] : kind;
  };
  return (
    <ul className={styles.lines} aria-label={t.paymentsTitle}>
      {receipt.payments.map(({ kind, name, amount, currency }) => (
        <li key={`${kind} ${name} ${amount}`} className={styles.line}>
          <span>{name || wordOf(kind)}</span>
          <bdi>{f.money(amount, currency)}</bdi>
        </li>
      ))}
    </ul>
  );
};

const VatTable = ({ receipt }: { readonly receipt: Receipt }) => {
  const t = useTexts(receiptTexts);
  const f = useFormats();
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
        {vatTotals(receipt).map(({ key, rate, net, tax, gross }) => (
          <tr key={key}>
            <th scope="row">{f.share(rate / 10_000)}</th>
            <td>{write(net)}</td>
            <td>{write(tax)}</td>
            <td>{write(gross)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The receipt as the guest got it. */
export const ReceiptPaper = ({ receipt, unitName, zone }: PaperProps) => {
  const t = useTexts(receiptTexts);
  const f = useFormats();
  return (
    <article className={styles.paper} aria-label={t.paper}>
      <header className={styles.head}>
        <strong>{unitName}</strong>
        <span>{f.dateTime(receipt.end, zone)}</span>
        <span>
          {t.number} {receipt.number} · {receipt.register.name}
        </span>
        {receipt.type !== 'Beleg' && <span className={styles.stamp}>{t.types[receipt.type]}</span>}
      </header>
      <Positions receipt={receipt} />
      <p className={styles.sum}>
        <span>{t.sum}</span>
        <bdi>{f.money(receipt.gross, receipt.currency)}</bdi>
      </p>
      <Payments receipt={receipt} />
      <VatTable receipt={receipt} />
      {receipt.note && <p className={styles.foot}>{receipt.note}</p>}
    </article>
  );
};
