import Alert from '@mui/material/Alert';
import type { Receipt } from '@tresen/domain/sales/receipts';
import { Link } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import type { ReceiptQuery } from '../../kit/graphql/generated/pos/graphql.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { type Fact, FactList, Panel } from '../../kit/page/index.ts';
import styles from './receipt-page.module.css';
import { receiptTexts } from './receipts-texts.ts';

type StoredReceipt = NonNullable<ReceiptQuery['receipt']>;

interface FactsProps {
  readonly receipt: Receipt;
  readonly stored: StoredReceipt;
}

/** `Tisch 18`: a number needs its kind, most tills write more than a number. */
const targetWords = (kind: string, label: string) =>
  /^\d*$/.test(label) ? `${kind} ${label}`.trim() : label;

const GeneralFacts = ({ receipt, stored }: FactsProps) => {
  const t = useTexts(receiptTexts);
  const f = useFormats();
  const { zone } = stored.row;
  const { target, customer, guests, zNumber } = receipt;
  const facts: Fact[] = [
    { name: t.branch, value: stored.row.unitName },
    { name: t.register, value: `${receipt.register.name} (${receipt.register.serial})` },
    { name: t.terminal, value: receipt.terminal?.name },
    { name: t.employee, value: receipt.employee?.name },
    { name: t.target, value: target && targetWords(t[target.kind], target.label) },
    { name: t.customer, value: customer?.name },
    { name: t.guests, value: guests },
    { name: t.businessDay, value: f.day(stored.row.businessDay) },
    { name: t.zNumber, value: zNumber ?? t.zOpen },
    { name: t.start, value: f.exactTime(receipt.start, zone) },
    { name: t.end, value: f.exactTime(receipt.end, zone) },
    { name: t.received, value: f.exactTime(stored.receivedAt, zone) },
    { name: t.receiptId, value: receipt.id },
  ];
  return (
    <Panel title={t.facts}>
      <FactList facts={facts} />
    </Panel>
  );
};

const CardFacts = ({ receipt, stored }: FactsProps) => {
  const t = useTexts(receiptTexts);
  const f = useFormats();
  return (receipt.cards ?? []).map((card) => (
    <Panel key={`${card.terminalId} ${card.traceNumber}`} title={t.cards}>
      <FactList
        facts={[
          { name: t.cardNumber, value: `${card.brand || card.kind} •••• ${card.lastDigits}` },
          { name: t.amount, value: f.money(card.amount, receipt.currency) },
          { name: t.tip, value: card.tip === 0 ? null : f.money(card.tip, receipt.currency) },
          { name: t.time, value: f.exactTime(card.time, stored.row.zone) },
          { name: t.result, value: card.result },
          { name: t.cardTerminal, value: card.terminalId },
          { name: t.trace, value: card.traceNumber },
          { name: t.authorization, value: card.authorizationCode },
        ]}
      />
    </Panel>
  ));
};

const TseFacts = ({ receipt, stored }: FactsProps) => {
  const t = useTexts(receiptTexts);
  const f = useFormats();
  const { tse } = receipt;
  if (!tse)
    return (
      <Panel title={t.tse}>
        <Alert severity="warning">
          {t.tseMissing}
          {receipt.tseFailure && ` ${t.tseFailure}: ${receipt.tseFailure}`}
        </Alert>
      </Panel>
    );
  return (
    <Panel title={t.tse}>
      <FactList
        facts={[
          { name: t.process, value: tse.processType },
          { name: t.transaction, value: tse.transaction },
          { name: t.signatureCounter, value: tse.signatureCounter },
          { name: t.signedAt, value: f.exactTime(tse.end, stored.row.zone) },
          { name: t.clientId, value: tse.clientId },
          { name: t.algorithm, value: tse.algorithm },
          { name: t.serial, value: <span className={styles.signature}>{tse.serial}</span> },
          { name: t.signature, value: <span className={styles.signature}>{tse.signature}</span> },
        ]}
      />
    </Panel>
  );
};

const isReceiptId = (text: string) => /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(text);

const References = ({ receipt }: Pick<FactsProps, 'receipt'>) => {
  const t = useTexts(receiptTexts);
  const references = receipt.references ?? [];
  if (references.length === 0) return null;
  const facts = references.map((reference) => ({
    name: reference.name || reference.kind,
    value: isReceiptId(reference.receiptId) ? (
      <Link to={`/manage/receipts/${reference.receiptId}`}>{t.openReference}</Link>
    ) : (
      reference.receiptId
    ),
  }));
  return (
    <Panel title={t.references}>
      <FactList facts={facts} />
    </Panel>
  );
};

/** What the paper does not say. */
export const ReceiptFacts = ({ receipt, stored }: FactsProps) => (
  <div className={styles.facts}>
    <GeneralFacts receipt={receipt} stored={stored} />
    <CardFacts receipt={receipt} stored={stored} />
    <References receipt={receipt} />
    <TseFacts receipt={receipt} stored={stored} />
  </div>
);
