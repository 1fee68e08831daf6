import type { Receipt } from '@tresen/domain/sales/receipts';
import { Link } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { type Fact, FactList, Panel } from '../../kit/page/index.ts';
import { NeighbourLinks } from '../../kit/record-list/index.ts';
import { useMayOpen } from '../../kit/session/index.ts';
import styles from './receipt-page.module.css';
import type { StoredReceipt } from './receipts.queries.ts';
import { receiptTexts } from './receipts-texts.ts';

interface FactsProps {
  readonly receipt: Receipt;
  readonly stored: StoredReceipt;
}

/** The page of a receipt. */
export const receiptPath = (id: string): string => `/manage/receipts/${id}`;

/** Where, when and for whom it was (RCP-03, RCP-06). */
export const GeneralFacts = ({ receipt, stored }: FactsProps) => {
  const t = useTexts(receiptTexts);
  const f = useFormats();
  const { zone } = stored.row;
  const { target, guests } = receipt;
  const facts: Fact[] = [
    { name: t.branch, value: stored.row.unitName },
    { name: t.register, value: <Register receipt={receipt} stored={stored} /> },
    { name: t.terminal, value: receipt.terminal?.name },
    { name: t.employee, value: receipt.employee?.name },
    { name: t.target, value: target && targetWords(t[target.kind], target.label) },
    { name: t.guests, value: guests },
    { name: t.businessDay, value: f.day(stored.row.businessDay) },
    { name: t.zNumber, value: <ZNumber receipt={receipt} stored={stored} /> },
    { name: t.start, value: f.exactTime(receipt.start, zone) },
    { name: t.end, value: f.exactTime(receipt.end, zone) },
    { name: t.received, value: f.exactTime(stored.receivedAt, zone) },
    { name: t.receiptId, value: receipt.id },
  ];
  return (
    <Panel title={t.facts} actions={<RegisterNeighbours stored={stored} />}>
      <FactList facts={facts} />
    </Panel>
  );
};

/** What the card terminal said of each payment by card (RCP-05). */
export const CardFacts = ({ receipt, stored }: FactsProps) => {
  const t = useTexts(receiptTexts);
  const f = useFormats();
  return (receipt.cards ?? []).map((card) => (
    <Panel key={`${card.terminalId} ${card.traceNumber} ${card.time}`} title={t.cards}>
      <FactList
        facts={[
          { name: t.cardNumber, value: `${card.brand || card.kind} •••• ${card.lastDigits}` },
          { name: t.kind, value: card.kind },
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

function Register({ receipt, stored }: FactsProps) {
  const mayOpen = useMayOpen('/setting/device/:deviceId');
  const words = `${receipt.register.name} (${receipt.register.serial})`;
  return mayOpen ? <Link to={`/setting/device/${stored.deviceId}`}>{words}</Link> : words;
}

/** `Tisch 18`: a number needs its kind, most tills write more than a number. */
function targetWords(kind: string, label: string) {
  return /^\d*$/.test(label) ? `${kind} ${label}`.trim() : label;
}

function ZNumber({ receipt, stored }: FactsProps) {
  const t = useTexts(receiptTexts);
  const mayOpen = useMayOpen('/manage/closings/:closingId');
  const { closing } = stored;
  if (!closing) return receipt.zNumber ?? t.zOpen;
  if (!mayOpen) return closing.zNumber;
  return <Link to={`/manage/closings/${closing.id}`}>{t.closing(String(closing.zNumber))}</Link>;
}

/** The ways to what the register sold right before and after. */
function RegisterNeighbours({ stored: { onRegister } }: Pick<FactsProps, 'stored'>) {
  const t = useTexts(receiptTexts);
  return (
    <span className={styles.sequence}>
      {t.sequence}
      <NeighbourLinks
        ids={onRegister}
        pathOf={receiptPath}
        previous={t.previousOnRegister}
        next={t.nextOnRegister}
      />
    </span>
  );
}
