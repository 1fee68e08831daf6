import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { splitWords } from '@tresen/domain/shop/cart';
import { type VatReason, vatWords } from '@tresen/domain/shop/orders';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { Skeleton } from '../../kit/states/index.ts';
import { useOpenCart } from '../cart/index.ts';
import type { OrderPreview, ShopTerms } from './checkout.queries.ts';
import { checkoutTexts } from './checkout-texts.ts';
import styles from './summary.module.css';
import { SummaryFaults } from './summary-faults.tsx';
import { SummaryLines } from './summary-lines.tsx';
import { TermsBox } from './terms-box.tsx';
import type { Placing } from './use-place-order.ts';

interface SummaryProps {
  readonly preview: OrderPreview;
  /** The figures are of a moment ago; new ones are on their way. */
  readonly isOld: boolean;
  /** Null where nobody has written any; undefined while they are on their way. */
  readonly terms: ShopTerms | null | undefined;
  readonly placing: Placing;
}

/** Has the measures of the summary. */
export const SummarySkeleton = () => {
  const t = useTexts(checkoutTexts);
  return (
    <Panel title={t.summary}>
      <Skeleton height={64} />
      <Skeleton height={110} />
      <Skeleton height={48} />
    </Panel>
  );
};

/** Lines, sums, terms and the button that orders (SHP-67, SHP-75). */
export const Summary = (props: SummaryProps) => {
  const { preview, isOld, terms, placing } = props;
  const t = useTexts(checkoutTexts);
  const openCart = useOpenCart();
  const editCart = (
    <Button size="small" onClick={openCart}>
      {t.editCart}
    </Button>
  );
  return (
    <>
      <Panel title={t.summary} actions={editCart}>
        <div className={isOld ? styles.old : undefined} aria-busy={isOld}>
          <SummaryLines lines={preview.lines} />
          <SummaryFaults faults={preview.faults} obstacles={preview.obstacles} />
          <Sums preview={preview} />
        </div>
        <Terms terms={terms} />
        <Outcome placing={placing} />
      </Panel>
      <OrderBar {...props} />
    </>
  );
};

function Sums({ preview }: Pick<SummaryProps, 'preview'>) {
  const t = useTexts(checkoutTexts);
  const language = useLanguage();
  const { money } = useFormats();
  const vat = { rate: preview.vatRate, reason: preview.vatReason as VatReason };
  const split = splitWords(language, preview.lines, (cents) => money(cents, 'EUR'));
  return (
    <dl className={styles.sums}>
      <dt>{t.net}</dt>
      <dd>{money(preview.net, 'EUR')}</dd>
      {split && <dd className={styles.split}>{split}</dd>}
      <dt>{vatWords(language, vat)}</dt>
      <dd>{money(preview.tax, 'EUR')}</dd>
      <dt className={styles.gross}>{t.gross}</dt>
      <dd className={styles.gross}>{money(preview.gross, 'EUR')}</dd>
    </dl>
  );
}

function Terms({ terms }: Pick<SummaryProps, 'terms'>) {
  const t = useTexts(checkoutTexts);
  if (terms === undefined) return <Skeleton height={44} />;
  if (terms !== null) return <TermsBox terms={terms} />;
  return (
    <Alert severity="warning" className={styles.alert ?? ''}>
      {t.noTerms}
    </Alert>
  );
}

/** What became of the last try, where the order does not stand. */
function Outcome({ placing: { state } }: Pick<SummaryProps, 'placing'>) {
  const t = useTexts(checkoutTexts);
  const { money } = useFormats();
  if (state.kind === 'changed')
    return (
      <Alert severity="warning" role="alert" className={styles.alert ?? ''}>
        <AlertTitle>{t.changedTitle}</AlertTitle>
        {t.changed(money(state.before, 'EUR'), money(state.after, 'EUR'))}
      </Alert>
    );
  if (state.kind === 'asking')
    return (
      <Alert severity="info" role="status" className={styles.alert ?? ''}>
        {t.asking}
      </Alert>
    );
  if (state.kind === 'lost')
    return (
      <Alert severity="warning" role="alert" className={styles.alert ?? ''}>
        {t.lost}
      </Alert>
    );
  return null;
}

/** The button that orders, on phones with the sum at the lower edge of the window. */
function OrderBar({ preview, isOld, terms, placing }: SummaryProps) {
  const t = useTexts(checkoutTexts);
  const { money } = useFormats();
  const isReady = preview.faults.length === 0 && preview.obstacles.length === 0 && terms;
  return (
    <div className={styles.bar}>
      <p className={styles.barTotal} aria-hidden="true">
        <span>{t.gross}</span>
        <span>{money(preview.gross, 'EUR')}</span>
      </p>
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        disabled={!isReady || isOld}
        loading={placing.isBusy}
      >
        {t.order}
      </Button>
    </div>
  );
}
