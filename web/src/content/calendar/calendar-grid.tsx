import FullCalendar, { type EventInput } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import german from '@fullcalendar/react/locales/de';
import classicTheme from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import '@fullcalendar/react/themes/classic/palette.css';
import { addDays } from '@tresen/domain/kit/business-day';
import { useLanguage, useTurned } from '../../kit/i18n/index.ts';
import styles from './calendar.module.css';
import type { Occurrence, ShownCalendar } from './calendar.queries.ts';
import { clockOf } from './event-words.ts';

interface GridProps {
  readonly calendar: ShownCalendar;
  readonly view: 'month' | 'week';
  readonly day: string;
  readonly today: string;
  readonly onOpen: (occurrence: Occurrence) => void;
}

/** Hours that a week shows at least; earlier and later ones where something is on. */
const leastHours = { from: 7, to: 21 } as const;

const plugins = [dayGrid, timeGrid, classicTheme];

/** A month or a week as a grid. Times are those of the branches' clocks, so the grid itself knows no zone. */
export const CalendarGrid = ({ calendar, view, day, today, onOpen }: GridProps) => {
  const language = useLanguage();
  const isTurned = useTurned();
  return (
    <div className={styles.grid}>
      <FullCalendar
        key={`${view} ${day} ${language}`}
        plugins={plugins}
        locale={language === 'de' ? german : 'en-GB'}
        direction={isTurned ? 'rtl' : 'ltr'}
        timeZone="UTC"
        now={`${today}T12:00:00`}
        firstDay={1}
        initialView={view === 'month' ? 'dayGridMonth' : 'timeGridWeek'}
        initialDate={day}
        headerToolbar={false}
        height="auto"
        {...hoursOf(calendar.occurrences)}
        dayMaxEvents={4}
        eventInteractive
        events={[...calendar.holidays.map(holidayInput), ...calendar.occurrences.map(eventInput)]}
        eventClick={({ event }) => {
          const found = calendar.occurrences.find((one) => keyOf(one) === event.id);
          if (found) onOpen(found);
        }}
      />
    </div>
  );
};

/** Without a scroller of its own, in which a week without events had nothing that the keyboard could reach. */
function hoursOf(occurrences: readonly Occurrence[]) {
  let { from, to }: { from: number; to: number } = leastHours;
  for (const { startMinutes, endMinutes, day, endDay } of occurrences) {
    if (startMinutes === null || endMinutes === null) continue;
    const isOverNight = endDay > day;
    from = isOverNight ? 0 : Math.min(from, Math.floor(startMinutes / 60));
    to = isOverNight ? 24 : Math.max(to, Math.ceil(endMinutes / 60));
  }
  const time = (hour: number) => `${String(hour).padStart(2, '0')}:00:00`;
  return { slotMinTime: time(from), slotMaxTime: time(to) };
}

function holidayInput({ day, name, isEverywhere, unitNames }: ShownCalendar['holidays'][number]): EventInput {
  return {
    id: `holiday ${day} ${name}`,
    title: isEverywhere ? name : `${name} (${unitNames.join(', ')})`,
    start: day,
    allDay: true,
    color: 'var(--tresen-palette-success-main)',
    contrastColor: 'var(--on-meaning)',
    interactive: false,
  };
}

function eventInput(occurrence: Occurrence): EventInput {
  const { title, day, endDay, startMinutes, endMinutes, isForAll } = occurrence;
  const isWhole = startMinutes === null || endMinutes === null;
  return {
    id: keyOf(occurrence),
    title,
    allDay: isWhole,
    start: isWhole ? day : `${day}T${clockOf(startMinutes)}:00`,
    // The end of whole days is the day behind them.
    end: isWhole ? addDays(endDay, 1) : `${endDay}T${clockOf(endMinutes)}:00`,
    color: isForAll ? 'var(--tresen-palette-info-main)' : 'var(--tresen-palette-primary-main)',
    contrastColor: isForAll ? 'var(--on-meaning)' : 'var(--tresen-palette-primary-contrastText)',
  };
}

function keyOf({ eventId, day }: Occurrence): string {
  return `${eventId} ${day}`;
}
