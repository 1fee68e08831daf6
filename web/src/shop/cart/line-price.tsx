import { type CartLine, isPriceOnRequest, pieceOfLine, totalOfLine } from '@tresen/domain/shop/cart';
import { centsOf, type ShopProduct } from '@tresen/domain/shop/products';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { cartTexts } from './cart-texts.ts';
import styles from './line.module.css';

const yearMonths = 12;

/** How often a product is paid, in words; undefined for once. */
const useInterval = () => {
  const t = useTexts(cartTexts);
  const { number } = useFormats();
  return ({ contractType, billingIntervalMonths: months }: ShopProduct): string | undefined => {
    if (contractType !== 'Recurring') return undefined;
    if (months === yearMonths) return t.yearly;
    return months > 1 ? t.everyMonths(number(months)) : t.monthly;
  };
};

/** What a line costs, and how that comes about (SHP-71, SHP-72). */
export const LinePrice = ({ line }: { readonly line: CartLine }) => {
  const t = useTexts(cartTexts);
  const { money } = useFormats();
  const intervalOf = useInterval();
  if (isPriceOnRequest(line)) return <strong className={styles.price}>{t.PriceOnRequest}</strong>;
  const usual = totalOfLine({ ...line, discountedPrice: null });
  const total = totalOfLine(line);
  const details = [
    line.quantity > 1 && t.each(money(pieceOfLine(line), 'EUR')),
    intervalOf(line),
    line.setupFee > 0 && t.setup(money(centsOf(line.setupFee), 'EUR')),
  ].filter(Boolean);
  return (
    <div className={styles.price}>
      <strong>{money(total, 'EUR')}</strong>
      {total < usual && <s>{money(usual, 'EUR')}</s>}
      {details.length > 0 && <span className={styles.details}>{details.join(' · ')}</span>}
    </div>
  );
};
