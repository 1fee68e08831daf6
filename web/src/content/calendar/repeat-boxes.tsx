import { recurrenceFrequencies, recurrenceWeekdays } from '@tresen/domain/content/calendar';
import { ChoiceBox, ChoicesBox, DateBox, NumberBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { calendarTexts } from './calendar-texts.ts';
import { type EventEntry, withFrequency } from './event-entry.ts';

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
