import { DateBox, TextBox } from '../../kit/form/index.ts';
import styles from './authoring.module.css';

interface MomentBoxProps {
  readonly label: string;
  readonly timeLabel: string;
  /** ISO 8601 in UTC. */
  readonly value: string;
  readonly onChange: (moment: string) => void;
  readonly error?: string | undefined;
}

/** A day and a time, told where the author is. */
export const MomentBox = ({ label, timeLabel, value, onChange, error }: MomentBoxProps) => {
  const { day, time } = placesOf(value);
  const take = (newDay: string, newTime: string) => {
    const moment = new Date(`${newDay}T${newTime}`);
    // Cleared for a moment while somebody types another one.
    if (!Number.isNaN(moment.getTime())) onChange(moment.toISOString());
  };
  return (
    <div className={styles.moment}>
      <DateBox label={label} value={day} onChange={(chosen) => take(chosen, time)} />
      <TextBox
        label={timeLabel}
        type="time"
        value={time}
        onChange={({ target }) => take(day, target.value)}
        error={error}
      />
    </div>
  );
};

function placesOf(moment: string): { readonly day: string; readonly time: string } {
  const date = new Date(moment);
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join('-');
  return { day, time: [date.getHours(), date.getMinutes()].map(twoDigits).join(':') };
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
