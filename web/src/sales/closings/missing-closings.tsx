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

/** How many registers, and days of each, stand there at once. */
const max = { registers: 5, days: 4 } as const;

type Register = readonly [MissingClosing, ...MissingClosing[]];

/** The business days whose closing is missing, with their registers; nothing where none is. */
export const MissingClosings = () => {
  const t = useTexts(closingTexts);
  const { params } = useAddress();
  const { data = [] } = useQuery(missingClosingsQuery(chosenUnits(params)));
  const registers = byRegister(data);
  const more = registers.slice(max.registers);
  if (data.length === 0) return null;
  return (
    <Alert severity="warning" className={styles.notice ?? ''}>
      <AlertTitle>{t.missingTitle(data.length)}</AlertTitle>
      {t.missingText}
      <Registers registers={registers.slice(0, max.registers)} />
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{t.missingMore(more.length)}</summary>
          <Registers registers={more} />
        </details>
      )}
    </Alert>
  );
};

function byRegister(days: readonly MissingClosing[]): readonly Register[] {
  return [...Map.groupBy(days, ({ deviceId }) => deviceId).values()] as unknown as readonly Register[];
}

function Registers({ registers }: { readonly registers: readonly Register[] }) {
  const t = useTexts(closingTexts);
  const f = useFormats();
  const daysText = (days: Register): string => {
    const shown = days.slice(0, max.days).map(({ businessDay }) => f.day(businessDay));
    return shown.join(', ') + (days.length > max.days ? t.missingDays(days.length - max.days) : '');
  };
  return (
    <ul className={styles.missing} aria-label={t.missingList}>
      {registers.map((days) => (
        <li key={days[0].deviceId}>
          <bdi>
            <strong>{days[0].registerName}</strong> · {days[0].unitName}: {daysText(days)}
          </bdi>
        </li>
      ))}
    </ul>
  );
}
