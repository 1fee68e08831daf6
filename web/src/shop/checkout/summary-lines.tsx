import { lineCostWords } from '@tresen/domain/shop/cart';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import type { PreviewLine } from './checkout.queries.ts';
import { checkoutTexts } from './checkout-texts.ts';
import styles from './summary.module.css';

interface LineProps {
  readonly line: PreviewLine;
}

/** The lines as the server prices them. */
export const SummaryLines = ({ lines }: { readonly lines: readonly PreviewLine[] }) => {
  const t = useTexts(checkoutTexts);
  return (
    <ul className={styles.lines} aria-label={t.lines}>
      {lines.map((line) => (
        <Line key={line.lineId} line={line} />
      ))}
    </ul>
  );
};

/** A line with what it costs: how often, and for how long, where it is not paid once. */
function Line({ line }: LineProps) {
  const t = useTexts(checkoutTexts);
  const language = useLanguage();
  const { money, number } = useFormats();
  const euro = (cents: number): string => money(cents, 'EUR');
  const cost = lineCostWords(language, line, euro);
  const details = [
    ...(cost === undefined ? [] : [cost]),
    ...(line.setupFee > 0 ? [t.setup(euro(line.setupFee * line.quantity))] : []),
    ...(line.licenseKey ? [t.key(line.licenseKey)] : []),
  ];
  return (
    <li className={styles.line}>
      <span className={styles.what}>
        <span className={styles.name}>
          <span className={styles.pieces}>{t.pieces(number(line.quantity))}</span> <bdi>{line.name}</bdi>
        </span>
        <Parts line={line} />
        {details.length > 0 && <span className={styles.part}>{details.join(' · ')}</span>}
      </span>
      <span className={styles.amount}>{euro(line.total)}</span>
    </li>
  );
}

/** What comes with each piece, and what it costs; of sub-products only the setup does. */
function Parts({ line: { addOns, subProducts } }: LineProps) {
  const { money } = useFormats();
  const parts = [
    ...addOns.map((addOn) => ({ ...addOn, cents: addOn.price + addOn.setupFee })),
    ...subProducts.map((part) => ({ ...part, cents: part.setupFee })),
  ];
  return parts.map(({ shopNumber, name, cents }) => (
    <span key={shopNumber} className={styles.part}>
      + <bdi>{name}</bdi>
      {cents > 0 && ` (${money(cents, 'EUR')})`}
    </span>
  ));
}
