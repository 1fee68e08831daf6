import { vatWords } from '@tresen/domain/shop/orders';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { OrderKey } from './order-key.tsx';
import styles from './order-page.module.css';
import type { Order, OrderLine } from './orders.queries.ts';
import { orderTexts } from './orders-texts.ts';
import { vatReasonOf } from './vat-reason.ts';

/** What one piece costs and how often, its setup and its term. */
const usePriceWords = () => {
  const t = useTexts(orderTexts);
  const f = useFormats();
  const money = (cents: number) => f.money(cents, 'EUR');
  return ({ quantity, price, setupFee, billingIntervalMonths, contractDurationMonths }: OrderLine): string =>
    [
      `${t.pieces(f.number(quantity), money(price))}${billingIntervalMonths > 0 ? ` ${t.recurring(billingIntervalMonths)}` : ''}`,
      ...(setupFee > 0 ? [t.withSetup(money(setupFee))] : []),
      ...(contractDurationMonths > 0 ? [t.term(t.months(contractDurationMonths))] : []),
    ].join(' · ');
};

const Parts = ({ line: { addOns, subProducts } }: { readonly line: OrderLine }) => {
  const t = useTexts(orderTexts);
  const f = useFormats();
  if (addOns.length + subProducts.length === 0) return null;
  return (
    <ul className={styles.parts}>
      {addOns.map(({ shopNumber, name, price, setupFee }) => (
        <li key={shopNumber}>{t.addOn(name, f.money(price + setupFee, 'EUR'))}</li>
      ))}
      {subProducts.map(({ shopNumber, name, setupFee }) => (
        <li key={shopNumber}>
          {setupFee > 0 ? t.addOn(name, f.money(setupFee, 'EUR')) : t.subProduct(name)}
        </li>
      ))}
    </ul>
  );
};

interface LineProps {
  readonly line: OrderLine;
  readonly keys: Order['keys'];
}

const Line = ({ line, keys }: LineProps) => {
  const t = useTexts(orderTexts);
  const f = useFormats();
  const priceWords = usePriceWords();
  return (
    <li className={styles.line}>
      <div className={styles.lineHead}>
        <strong>{line.name}</strong>
        <bdi className={styles.amount}>{f.money(line.total, 'EUR')}</bdi>
      </div>
      <div className={styles.soft}>
        {[priceWords(line), ...(line.articleNr ? [t.articleNr(line.articleNr)] : [])].join(' · ')}
      </div>
      <Parts line={line} />
      {line.licenseKey !== '' && (
        <div>
          {t.forKey} <code>{line.licenseKey}</code>
        </div>
      )}
      {line.comment !== '' && (
        <p className={styles.quote}>
          <span className={styles.soft}>{t.comment}:</span> {line.comment}
        </p>
      )}
      {keys.length > 0 && (
        <ul className={styles.keys} aria-label={t.keysTitle}>
          {keys.map(({ piece, serial, done }) => (
            <OrderKey key={piece} serial={serial} done={done} />
          ))}
        </ul>
      )}
    </li>
  );
};

const Sums = ({ order: { net, vatRate, vatReason, tax, gross } }: { readonly order: Order }) => {
  const t = useTexts(orderTexts);
  const f = useFormats();
  const language = useLanguage();
  const reason = vatReasonOf(vatReason);
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t.net}</dt>
        <dd>{f.money(net, 'EUR')}</dd>
      </div>
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

/** What was ordered, with the words and prices of that moment, and the keys that were handed out for it. */
export const OrderLines = ({ order }: { readonly order: Order }) => {
  const t = useTexts(orderTexts);
  return (
    <Panel title={t.lines}>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <Line
            key={line.lineId}
            line={line}
            keys={order.keys.filter(({ lineId }) => lineId === line.lineId)}
          />
        ))}
      </ul>
      <Sums order={order} />
    </Panel>
  );
};
