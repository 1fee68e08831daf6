import { useFormats } from '../../../kit/format/index.ts';
import { useTexts } from '../../../kit/i18n/index.ts';
import styles from './heat.module.css';
import { heatTexts } from './heat-texts.ts';
import type { MeanTaps } from './use-button-heat.ts';

/** What if: taps of a receipt with the layout on the screen, beside the one in use. */
export const TapsFigure = ({ taps: { inUse, proposed } }: { readonly taps: MeanTaps }) => {
  const t = useTexts(heatTexts);
  const f = useFormats();
  const then = f.decimal(proposed);
  return (
    <div>
      <h3 className={styles.heading}>{t.taps}</h3>
      {inUse === null ? (
        <>
          <p className={styles.taps} aria-live="polite">
            {then}
          </p>
          <p className={styles.note}>{t.noneInUse}</p>
        </>
      ) : (
        <Comparison inUse={inUse} proposed={proposed} />
      )}
      <p className={styles.note}>{t.tapsMeaning}</p>
    </div>
  );
};

function Comparison({ inUse, proposed }: { readonly inUse: number; readonly proposed: number }) {
  const t = useTexts(heatTexts);
  const f = useFormats();
  const [now, then] = [f.decimal(inUse), f.decimal(proposed)];
  const change = Math.abs(proposed - inUse) / inUse;
  return (
    <>
      <p className={styles.taps} aria-live="polite">
        {now === then ? t.sameTaps(then) : t.whatIf(then, now)}
      </p>
      {now !== then && (
        <p className={styles.note}>{proposed < inUse ? t.fewer(f.share(change)) : t.more(f.share(change))}</p>
      )}
    </>
  );
}
