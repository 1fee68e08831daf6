import type { DebitState, ReturnReason } from '@tresen/domain/shop/debits';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './debits.module.css';
import { debitTexts } from './debits-texts.ts';

/** A try to collect an order, as its page has it. Amounts in cents; what only the seller reads is null for others. */
export interface DebitTry {
  readonly id: string;
  readonly state: DebitState;
  readonly amount: number;
  readonly collectOn: string;
  readonly fileNumber: string | null;
  readonly madeByName: string | null;
  readonly madeAt: string | null;
  readonly returnReason: ReturnReason | null;
  readonly returnNote: string | null;
  readonly returnedAt: string | null;
  readonly returnedByName: string | null;
}

/** What became of one try, with its days and names. */
export const TryFacts = ({ debit }: { readonly debit: DebitTry }) => {
  const t = useTexts(debitTexts);
  const f = useFormats();
  const { state, fileNumber, madeAt, madeByName, returnReason, returnedAt, returnedByName, returnNote } =
    debit;
  const day = (at: string) => f.day(at.slice(0, 10));
  return (
    <li>
      <strong>{t.states[state]}</strong>
      <span>{t.dueOn(f.money(debit.amount, 'EUR'), f.day(debit.collectOn))}</span>
      {fileNumber && madeAt && (
        <span className={styles.soft}>{t.inFile(fileNumber, day(madeAt), madeByName ?? '')}</span>
      )}
      {returnReason && returnedAt && (
        <span className={styles.soft}>
          {t.returnedBy(t.returnReasons[returnReason], day(returnedAt), returnedByName ?? '')}
        </span>
      )}
      {returnNote && <span className={styles.soft}>{returnNote}</span>}
    </li>
  );
};
