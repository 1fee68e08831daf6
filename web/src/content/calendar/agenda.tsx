import { Link } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { EventOutlinedIcon } from '../../kit/icons/event-outlined.tsx';
import { EmptyState } from '../../kit/states/index.ts';
import styles from './calendar.module.css';
import type { Holiday, Occurrence, ShownCalendar } from './calendar.queries.ts';
import { calendarTexts } from './calendar-texts.ts';
import { useEventWords } from './event-words.ts';

interface AgendaProps {
  readonly calendar: ShownCalendar;
  readonly from: string;
  /** The address of an event's dialog. */
  readonly addressOf: (occurrence: Occurrence) => string;
}

/** Day after day as a list, without the days on which nothing is. */
export const Agenda = ({ calendar, from, addressOf }: AgendaProps) => {
  const t = useTexts(calendarTexts);
  const f = useFormats();
  const days = daysOf(calendar, from);
  if (days.length === 0)
    return <EmptyState icon={<EventOutlinedIcon />} title={t.emptyTitle} text={t.emptyText} />;
  return (
    <ol className={styles.agenda}>
      {days.map((day) => (
        <li key={day} className={styles.agendaDay}>
          <h2 className={styles.agendaTitle}>
            <time dateTime={day}>{`${f.weekdayName(day)}, ${f.longDay(day)}`}</time>
          </h2>
          <ul className={styles.agendaItems}>
            {calendar.holidays
              .filter((holiday) => holiday.day === day)
              .map((holiday) => (
                <HolidayItem key={holiday.name} holiday={holiday} />
              ))}
            {calendar.occurrences
              .filter((one) => firstShown(one, from) === day)
              .map((one) => (
                <EventItem key={`${one.eventId} ${one.day}`} occurrence={one} to={addressOf(one)} />
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
};

/** What began before stands on the first day. */
function firstShown({ day }: Occurrence, from: string): string {
  return day < from ? from : day;
}

function daysOf({ occurrences, holidays }: ShownCalendar, from: string): string[] {
  const days = [...occurrences.map((one) => firstShown(one, from)), ...holidays.map(({ day }) => day)];
  return [...new Set(days)].sort();
}

function HolidayItem({ holiday }: { readonly holiday: Holiday }) {
  const t = useTexts(calendarTexts);
  const { name, unitNames, isEverywhere } = holiday;
  return (
    <li className={styles.holiday}>
      <span className={styles.itemTitle}>{name}</span>
      <span className={styles.itemDetail}>
        {isEverywhere ? t.holiday : t.holidayIn(unitNames.join(', '))}
      </span>
    </li>
  );
}

function EventItem({ occurrence, to }: { readonly occurrence: Occurrence; readonly to: string }) {
  const t = useTexts(calendarTexts);
  const { time } = useEventWords();
  const detail = [time(occurrence), occurrence.unitName, occurrence.isForAll ? t.ofVendor : null];
  return (
    <li>
      <Link to={to} className={styles.item} data-for-all={occurrence.isForAll}>
        <bdi className={styles.itemTitle}>{occurrence.title}</bdi>
        <span className={styles.itemDetail}>{detail.filter(Boolean).join(' · ')}</span>
      </Link>
    </li>
  );
}
