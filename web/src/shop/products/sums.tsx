import type { Payments, ProductChoice } from '@tresen/domain/shop/cart';
import { useTexts } from '../../kit/i18n/index.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import { paymentsOf } from './payments.ts';
import { hasPriceOnRequest } from './product-price.tsx';
import { usePriceWords } from './product-words.ts';
import styles from './sums.module.css';

/** What a choice costs with all that was chosen along, as the cart will count it. */
export const Sums = ({ choice }: { readonly choice: ProductChoice }) => {
  const t = useTexts(catalogueTexts);
  const { money } = usePriceWords();
  const payments = paymentsOf(choice);
  const parts = useParts(payments);
  return (
    <div className={styles.sums} role="status">
      <span className={styles.total}>
        <span>{t.sum}</span>
        <strong>{hasPriceOnRequest(choice) ? t.priceOnRequest : money(payments.total)}</strong>
      </span>
      {parts.length > 0 && (
        <span className={styles.note}>
          {t.ofWhich} {parts.join(', ')}
        </span>
      )}
    </div>
  );
};

/** How much of it is paid how often, where not all is paid once. */
function useParts({ once, recurring }: Payments): readonly string[] {
  const { money, interval } = usePriceWords();
  if (recurring.length === 0) return [];
  const parts = recurring.map(({ months, cents }) => `${money(cents)} ${interval(months)}`);
  return once === 0 ? parts : [...parts, `${money(once)} ${interval(0)}`];
}
