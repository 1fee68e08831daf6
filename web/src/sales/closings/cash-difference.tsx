import { differenceWord, reportWords } from '@tresen/domain/sales/closing-reports';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import styles from './closing-state.module.css';
import { closingTexts } from './closings-texts.ts';

interface CashDifferenceProps {
  /** Counted less expected; null when nobody has counted. */
  readonly cents: number | null;
  readonly currency: string;
}

/** `−3,20 € (Fehlbetrag)`: sign, colour and word. */
export const CashDifference = ({ cents, currency }: CashDifferenceProps) => {
  const t = useTexts(closingTexts);
  const f = useFormats();
  const words = useWords(reportWords);
  if (cents === null) return t.notCounted;
  if (cents === 0) return <bdi>{f.money(0, currency)}</bdi>;
  return (
    <bdi className={styles.difference} data-kind={kindOf(cents)}>
      {f.money(cents, currency)} ({differenceWord(cents, words)})
    </bdi>
  );
};

function kindOf(cents: number): string {
  if (cents === 0) return 'none';
  return cents < 0 ? 'shortage' : 'surplus';
}
