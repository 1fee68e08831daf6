import { intervalWords, lineCostWords, monthsOf } from '@tresen/domain/shop/cart';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { OrderKey } from './order-key.tsx';
import styles from './order-page.module.css';
import { OrderSums } from './order-sums.tsx';
import type { Order, OrderLine } from './orders.queries.ts';
import { orderTexts } from './orders-texts.ts';

interface LineProps {
  readonly line: OrderLine;
  readonly keys: Order['keys'];
}

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
      {order.hidesKeys && <p className={styles.soft}>{t.keysHidden}</p>}
      <OrderSums order={order} />
    </Panel>
  );
};

function Line({ line, keys }: LineProps) {
  const t = useTexts(orderTexts);
  const f = useFormats();
  const priceWords = usePriceWords();
  const cost = lineCostWords(useLanguage(), line, (cents) => f.money(cents, 'EUR'));
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
      {cost && <div>{cost}</div>}
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
}

/** What one piece costs and how often, and its setup. */
function usePriceWords() {
  const t = useTexts(orderTexts);
  const language = useLanguage();
  const f = useFormats();
  const money = (cents: number) => f.money(cents, 'EUR');
  return (line: OrderLine): string => {
    const { quantity, price, setupFee } = line;
    const months = monthsOf(line);
    const pieces = t.pieces(f.number(quantity), money(price));
    return [
      months > 0 ? `${pieces} ${intervalWords(language, months)}` : pieces,
      ...(setupFee > 0 ? [t.withSetup(money(setupFee))] : []),
    ].join(' · ');
  };
}

function Parts({ line: { addOns, subProducts } }: { readonly line: OrderLine }) {
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
}
