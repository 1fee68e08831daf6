import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { calendarLimits } from '@tresen/domain/content/calendar';
import { type FormEvent, useState } from 'react';
import { useUnits } from '../../kit/branches/index.ts';
import { isSame } from '../../kit/conflicts/index.ts';
import { ChoiceBox, DateBox, FormDialog, LongTextBox, SwitchBox, TextBox } from '../../kit/form/index.ts';
import { failureCode } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useUnsaved } from '../../kit/leave/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import styles from './calendar.module.css';
import { type EventDay, useSaveEvent } from './calendar.queries.ts';
import { calendarTexts } from './calendar-texts.ts';
import { withDay } from './event-edits.ts';
import { type EventEntry, faultOf, inputOf } from './event-entry.ts';
import { RepeatBoxes } from './repeat-boxes.tsx';

interface EventFormProps {
  readonly start: EventEntry;
  /** What is changed; null: it is a new one. */
  readonly stored: (EventDay & { readonly version: number }) | null;
  readonly mayWriteForAll: boolean;
  readonly onClose: () => void;
}

interface BoxesProps {
  readonly entry: EventEntry;
  readonly change: (part: Partial<EventEntry>) => void;
}

/** Enters an event, or changes one, or one day of a series. */
export const EventForm = (props: EventFormProps) => {
  const t = useTexts(calendarTexts);
  const { entry, change, fault, submit, isSaving } = useEntry(props);
  const isOwnDay = Boolean(props.stored?.ofDay);
  return (
    <FormDialog title={props.stored ? t.editTitle : t.newEvent} onClose={props.onClose}>
      <form noValidate onSubmit={submit}>
        <DialogContent className={styles.form}>
          <TextBox
            label={t.eventTitle}
            required
            autoFocus
            value={entry.title}
            error={fault === 'titleMissing' ? t.titleMissing : undefined}
            onChange={({ target }) => change({ title: target.value })}
          />
          <WhenBoxes entry={entry} change={change} />
          {fault && ['endsBefore', 'repeatEndsBefore', 'tooLong'].includes(fault) && (
            <p className={styles.fault} role="alert">
              {t[fault]}
            </p>
          )}
          {!isOwnDay && <RepeatBoxes entry={entry} onEntry={change} />}
          {!entry.isForAll && <BranchBox entry={entry} change={change} />}
          <LongTextBox
            label={t.about}
            max={calendarLimits.description}
            value={entry.description}
            onChange={({ target }) => change({ description: target.value })}
          />
          {props.mayWriteForAll && (
            <ForAllBoxes
              entry={entry}
              change={change}
              error={fault === 'titleEnMissing' ? t.titleEnMissing : undefined}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={props.onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" variant="contained" loading={isSaving}>
            {t.save}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
};

function useEntry({ start, stored, onClose }: EventFormProps) {
  const t = useTexts(calendarTexts);
  const notify = useNotify();
  const save = useSaveEvent();
  const [entry, setEntry] = useState(start);
  const [isTried, setTried] = useState(false);
  const settle = useUnsaved(!isSame(entry, start), { onDiscard: onClose });
  const fault = faultOf(entry);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fault) return;
    save.mutate(inputOf(entry, stored), {
      onSuccess: () => {
        notify.success(t.saved);
        settle();
        onClose();
      },
      onError: (error) =>
        failureCode(error) === 'CONFLICT' ? notify.error(t.conflict) : notify.failure(error),
    });
  };
  return {
    entry,
    change: (part: Partial<EventEntry>) => setEntry((current) => ({ ...current, ...part })),
    fault: isTried ? fault : undefined,
    submit,
    isSaving: save.isPending,
  };
}

function WhenBoxes({ entry, change }: BoxesProps) {
  const t = useTexts(calendarTexts);
  const begin = (day: string) => day && change(withDay(entry, day));
  return (
    <>
      <SwitchBox
        label={t.wholeDay}
        value={entry.isWholeDay}
        onValue={(isWholeDay) => change({ isWholeDay })}
      />
      <div className={styles.when}>
        <DateBox label={t.from} value={entry.day} onChange={begin} />
        {!entry.isWholeDay && (
          <TimeBox label={t.fromTime} value={entry.start} onTime={(start) => change({ start })} />
        )}
        <DateBox label={t.to} value={entry.endDay} onChange={(endDay) => endDay && change({ endDay })} />
        {!entry.isWholeDay && (
          <TimeBox label={t.toTime} value={entry.end} onTime={(end) => change({ end })} />
        )}
      </div>
    </>
  );
}

function TimeBox(props: {
  readonly label: string;
  readonly value: string;
  readonly onTime: (clock: string) => void;
}) {
  const { label, value, onTime } = props;
  return <TextBox type="time" label={label} value={value} onChange={({ target }) => onTime(target.value)} />;
}

function BranchBox({ entry, change }: BoxesProps) {
  const t = useTexts(calendarTexts);
  const branches = useUnits().filter(({ type }) => type === 'branch' || type === 'event');
  if (branches.length === 0) return null;
  const none = '';
  return (
    <ChoiceBox
      label={t.branch}
      name="unit"
      required
      options={[
        { value: none, title: t.noBranch },
        ...branches.map(({ id, name }) => ({ value: id, title: name })),
      ]}
      value={entry.unitId ?? none}
      onValue={(unitId) => change({ unitId: unitId || null })}
    />
  );
}

function ForAllBoxes({ entry, change, error }: BoxesProps & { readonly error: string | undefined }) {
  const t = useTexts(calendarTexts);
  return (
    <>
      <SwitchBox label={t.forAll} value={entry.isForAll} onValue={(isForAll) => change({ isForAll })} />
      {entry.isForAll && (
        <>
          <TextBox
            label={t.titleEn}
            required
            value={entry.titleEn}
            error={error}
            onChange={({ target }) => change({ titleEn: target.value })}
          />
          <LongTextBox
            label={t.aboutEn}
            max={calendarLimits.description}
            value={entry.descriptionEn}
            onChange={({ target }) => change({ descriptionEn: target.value })}
          />
        </>
      )}
    </>
  );
}
