import { articleUnits, articleWords, basePriceOf } from '@tresen/domain/master-data/articles';
import { useWatch } from 'react-hook-form';
import { useBranches } from '../../kit/branches/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import { useFormContext } from '../../kit/record-form/index.ts';
import { articleTexts } from './article-texts.ts';
import styles from './margin.module.css';

/** What a kilogram or a litre of it costs, as somebody types (ART-12). */
export const BasePrice = () => {
  const t = useTexts(articleTexts);
  const f = useFormats();
  const { choices } = useWords(articleWords);
  const currency = useBranches()[0]?.currency ?? 'EUR';
  const { control } = useFormContext().form.form;
  const [price, quantity, unit] = useWatch({
    control,
    name: ['price', 'baseQuantity', 'baseUnit'],
  }) as unknown[];
  const baseUnit = articleUnits.find((one) => one === unit) ?? null;
  const base = basePriceOf(numberOrNull(price) ?? 0, numberOrNull(quantity), baseUnit);
  return (
    <p className={styles.margin} role="status">
      <strong>{t.basePrice}</strong>{' '}
      {base === null
        ? t.basePriceUnknown
        : t.basePriceOf(f.money(base.cents, currency), choices.baseUnit[base.unit])}
    </p>
  );
};

function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
