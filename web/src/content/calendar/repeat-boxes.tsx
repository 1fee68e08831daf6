import {
  recurrenceFrequencies,
  recurrenceOrdinals,
  recurrenceWeekdays,
} from '@tresen/domain/content/calendar';
import { ChoiceBox, ChoicesBox, DateBox, NumberBox } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './calendar.module.css';
import { calendarTexts } from './calendar-texts.ts';
import { withFrequency, withOrdinal } from './event-edits.ts';
import { type EventEntry, laterFirstDay } from './event-entry.ts';

interface RepeatProps {
  readonly entry: EventEntry;
  readonly onEntry: (part: Partial<EventEntry>) => void;
}

/** How an event comes again, and until when. */
export const RepeatBoxes = ({ entry, onEntry }: RepeatProps) => {
  const t = useTexts(calendarTexts);
  const never = 'never';
  return (
    <>
      <ChoiceBox
        label={t.repeat}
        name="repeat"
        required
        options={[
          { value: never, title: t.never },
          ...recurrenceFrequencies.map((one) => ({ value: one, title: t[one] })),
        ]}
        value={entry.frequency ?? never}
        onValue={(value) =>
          onEntry(withFrequency(entry, recurrenceFrequencies.find((one) => one === value) ?? null))
        }
      />
      {entry.frequency && (
        <>
          <NumberBox
            label={t.interval}
            hint={t.intervalHint}
            value={entry.interval}
            onNumber={(interval) => onEntry({ interval })}
          />
          {entry.frequency === 'WEEKLY' && <WeekdaysBox entry={entry} onEntry={onEntry} />}
          {entry.frequency === 'MONTHLY' && <DayOfMonthBoxes entry={entry} onEntry={onEntry} />}
          <FirstDay entry={entry} />
          <DateBox
            label={t.repeatUntil}
            value={entry.until}
            onChange={(until) => onEntry({ until, count: null })}
          />
        </>
      )}
    </>
  );
};

function WeekdaysBox({ entry, onEntry }: RepeatProps) {
  const t = useTexts(calendarTexts);
  const options = recurrenceWeekdays.map((value) => ({ value, title: t[value] }));
  return (
    <ChoicesBox
      label={t.weekdays}
      groups={[{ id: 'weekdays', options }]}
      value={entry.weekdays}
      onValue={(chosen) => onEntry({ weekdays: recurrenceWeekdays.filter((one) => chosen.includes(one)) })}
    />
  );
}

function DayOfMonthBoxes({ entry, onEntry }: RepeatProps) {
  const t = useTexts(calendarTexts);
  const f = useFormats();
  const onDate = 'date';
  const ordinals = recurrenceOrdinals.map((one) => ({ value: String(one), title: t.onNth(t[`nth${one}`]) }));
  return (
    <>
      <ChoiceBox
        label={t.dayOfMonth}
        name="ordinal"
        required
        options={[{ value: onDate, title: t.onDate(f.number(Number(entry.day.slice(8)))) }, ...ordinals]}
        value={String(entry.ordinal ?? onDate)}
        onValue={(value) =>
          onEntry(withOrdinal(entry, recurrenceOrdinals.find((one) => String(one) === value) ?? null))
        }
      />
      {entry.ordinal !== null && (
        <ChoiceBox
          label={t.weekday}
          name="weekday"
          required
          options={recurrenceWeekdays.map((value) => ({ value, title: t[value] }))}
          value={entry.weekdays[0] ?? recurrenceWeekdays[0]}
          onValue={(value) => onEntry({ weekdays: recurrenceWeekdays.filter((one) => one === value) })}
        />
      )}
    </>
  );
}

function FirstDay({ entry }: Pick<RepeatProps, 'entry'>) {
  const t = useTexts(calendarTexts);
  const f = useFormats();
  const first = laterFirstDay(entry);
  if (!first) return null;
  return (
    <p className={styles.itemDetail} role="status">
      {t.firstEvent(`${f.weekdayName(first)}, ${f.longDay(first)}`)}
    </p>
  );
}
