import { useFormats } from '../../kit/format/index.ts';
import styles from './quick-panel.module.css';

/** The date at the first branch; that of the device until the server has said it, or when it cannot (SHL-35). */
export const Today = ({ day = deviceDay() }: { readonly day?: string | undefined }) => {
  const f = useFormats();
  return (
    <time dateTime={day} className={styles.today}>
      <span className={styles.weekday}>{f.weekdayName(day)}</span>
      <span className={styles.date}>
        <bdi>{f.longDay(day)}</bdi>
      </span>
    </time>
  );
};

/** The day on this device, YYYY-MM-DD. */
function deviceDay(): string {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}
