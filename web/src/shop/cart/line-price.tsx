import {
  type CartLine,
  isPriceOnRequest,
  lineCostWords,
  type PaidLine,
  paidLineOf,
  paymentsOfLines,
  totalOfLine,
} from '@tresen/domain/shop/cart';
import { centsOf } from '@tresen/domain/shop/products';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { cartTexts } from './cart-texts.ts';
import styles from './line.module.css';

/** What a line costs, and how that comes about (SHP-71, SHP-72). */
export const LinePrice = ({ line }: { readonly line: CartLine }) => {
  const t = useTexts(cartTexts);
  const { money } = useFormats();
  const costOf = useCostWords();
  if (isPriceOnRequest(line)) return <strong className={styles.price}>{t.PriceOnRequest}</strong>;
  const isSplit = paymentsOfLines([paidLineOf(line)]).recurring.length > 0;
  const usual = { ...line, discountedPrice: null };
  const details = [
    line.quantity > 1 && t.each(costOf({ ...line, quantity: 1 })),
    line.setupFee > 0 && t.setup(money(centsOf(line.setupFee), 'EUR')),
  ].filter(Boolean);
  return (
    <div className={styles.price} data-split={isSplit}>
      <strong>{costOf(line)}</strong>
      {totalOfLine(line) < totalOfLine(usual) && <s>{costOf(usual)}</s>}
      {details.length > 0 && <span className={styles.details}>{details.join(' · ')}</span>}
    </div>
  );
};

/** What a line costs and how often; where all is paid once, its sum. */
function useCostWords() {
  const language = useLanguage();
  const { money } = useFormats();
  const euro = (cents: number): string => money(cents, 'EUR');
  return (line: CartLine): string => {
    const paid: PaidLine = paidLineOf(line);
    return lineCostWords(language, paid, euro) ?? euro(totalOfLine(line));
  };
}
