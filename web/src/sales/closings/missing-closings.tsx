import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { chosenUnits } from '../../organization/units/index.ts';
import styles from './closings.module.css';
import { type MissingClosing, missingClosingsQuery } from './closings.queries.ts';
import { closingTexts } from './closings-texts.ts';

/** How many stand there at once; the others on demand. */
const shownAtOnce = 5;

const Days = ({ days }: { readonly days: readonly MissingClosing[] }) => {
  const t = useTexts(closingTexts);
  const f = useFormats();
  return (
    <ul className={styles.missing} aria-label={t.missingDay}>
      {days.map(({ deviceId, registerName, unitName, businessDay }) => (
        <li key={`${deviceId} ${businessDay}`}>
          <strong>{f.day(businessDay)}</strong> · {registerName} · {unitName}
        </li>
      ))}
    </ul>
  );
};

/** The business days whose closing is missing, with their registers; nothing where none is. */
export const MissingClosings = () => {
  const t = useTexts(closingTexts);
  const { params } = useAddress();
  const { data = [] } = useQuery(missingClosingsQuery(chosenUnits(params)));
  const more = data.slice(shownAtOnce);
  if (data.length === 0) return null;
  return (
    <Alert severity="warning" className={styles.notice ?? ''}>
      <AlertTitle>{t.missingTitle(data.length)}</AlertTitle>
      {t.missingText}
      <Days days={data.slice(0, shownAtOnce)} />
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{t.missingMore(more.length)}</summary>
          <Days days={more} />
        </details>
      )}
    </Alert>
  );
};
