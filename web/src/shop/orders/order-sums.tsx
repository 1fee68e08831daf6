import { splitWords } from '@tresen/domain/shop/cart';
import { vatWords } from '@tresen/domain/shop/orders';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import styles from './order-page.module.css';
import type { Order } from './orders.queries.ts';
import { orderTexts } from './orders-texts.ts';
import { vatReasonOf } from './vat-reason.ts';

/** Net, VAT and sum of an order, and how much of it is paid again and again. */
export const OrderSums = ({ order }: { readonly order: Order }) => {
  const { lines, net, vatRate, vatReason, tax, gross } = order;
  const t = useTexts(orderTexts);
  const f = useFormats();
  const language = useLanguage();
  const reason = vatReasonOf(vatReason);
  const split = splitWords(language, lines, (cents) => f.money(cents, 'EUR'));
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t.net}</dt>
        <dd>{f.money(net, 'EUR')}</dd>
      </div>
      {split && (
        <div className={styles.soft}>
          <dd>{split}</dd>
        </div>
      )}
      <div>
        <dt>{vatWords(language, { rate: vatRate, reason })}</dt>
        <dd>{f.money(tax, 'EUR')}</dd>
      </div>
      <div className={styles.total}>
        <dt>{t.sum}</dt>
        <dd>{f.money(gross, 'EUR')}</dd>
      </div>
    </dl>
  );
};
