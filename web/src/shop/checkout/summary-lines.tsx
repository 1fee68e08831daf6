import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import type { PreviewLine } from './checkout.queries.ts';
import { checkoutTexts } from './checkout-texts.ts';
import styles from './summary.module.css';

/** How often a line is paid, and for how long; empty for what is paid once. */
const useTerms = () => {
  const t = useTexts(checkoutTexts);
  const { number } = useFormats();
  return ({ contractType, billingIntervalMonths: every, contractDurationMonths: term }: PreviewLine) => {
    if (contractType !== 'Recurring') return [];
    const often = { 1: t.monthly, 12: t.yearly }[every] ?? t.everyMonths(number(every));
    return term > 0 ? [often, t.term(number(term))] : [often];
  };
};

const Line = ({ line }: { readonly line: PreviewLine }) => {
  const t = useTexts(checkoutTexts);
  const { money, number } = useFormats();
  const terms = useTerms();
  const details = [
    ...terms(line),
    ...(line.setupFee > 0 ? [t.setup(money(line.setupFee * line.quantity, 'EUR'))] : []),
    ...(line.licenseKey ? [t.key(line.licenseKey)] : []),
  ];
  return (
    <li className={styles.line}>
      <span className={styles.what}>
        <span className={styles.name}>
          <span className={styles.pieces}>{t.pieces(number(line.quantity))}</span> <bdi>{line.name}</bdi>
        </span>
        {[...line.addOns, ...line.subProducts].map(({ shopNumber, name }) => (
          <span key={shopNumber} className={styles.part}>
            + <bdi>{name}</bdi>
          </span>
        ))}
        {details.length > 0 && <span className={styles.part}>{details.join(' · ')}</span>}
      </span>
      <span className={styles.amount}>{money(line.total, 'EUR')}</span>
    </li>
  );
};

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
