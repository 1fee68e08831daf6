import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { FormDialog } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { FactList } from '../../kit/page/index.ts';
import styles from './calendar.module.css';
import { type Occurrence, useRemoveEvent, useRestoreEvent } from './calendar.queries.ts';
import { calendarTexts } from './calendar-texts.ts';
import { useEventWords } from './event-words.ts';

interface EventDialogProps {
  readonly occurrence: Occurrence;
  readonly onClose: () => void;
  /** `isDay`: only this day of the series. */
  readonly onEdit: (isDay: boolean) => void;
}

/** One event to read; whoever may change it begins here. */
export const EventDialog = ({ occurrence, onClose, onEdit }: EventDialogProps) => {
  const t = useTexts(calendarTexts);
  const f = useFormats();
  const words = useEventWords();
  const { title, day, description, unitName, recurrence, isForAll, mayChange } = occurrence;
  return (
    <FormDialog title={title} onClose={onClose}>
      <DialogContent className={styles.form}>
        <FactList
          facts={[
            { name: t.when, value: `${f.weekdayName(day)}, ${f.longDay(day)}, ${words.time(occurrence)}` },
            { name: t.repeats, value: words.recurrence(recurrence) },
            { name: t.where, value: unitName },
          ]}
        />
        {description !== '' && <p className={styles.about}>{description}</p>}
        {isForAll && <p className={styles.itemDetail}>{t.ofVendor}</p>}
      </DialogContent>
      {mayChange && (
        <DialogActions className={styles.actions}>
          <Changes occurrence={occurrence} onClose={onClose} onEdit={onEdit} />
        </DialogActions>
      )}
    </FormDialog>
  );
};

function Changes({ occurrence, onClose, onEdit }: EventDialogProps) {
  const t = useTexts(calendarTexts);
  const { remove, isRemoving } = useRemoval(occurrence, onClose);
  if (occurrence.recurrence === '')
    return (
      <>
        <Button color="error" loading={isRemoving} onClick={() => remove(false)}>
          {t.remove}
        </Button>
        <Button variant="contained" onClick={() => onEdit(false)}>
          {t.edit}
        </Button>
      </>
    );
  return (
    <>
      <Button color="error" disabled={isRemoving} onClick={() => remove(true)}>
        {t.removeDay}
      </Button>
      <Button color="error" disabled={isRemoving} onClick={() => remove(false)}>
        {t.removeSeries}
      </Button>
      <Button variant="outlined" onClick={() => onEdit(true)}>
        {t.editDay}
      </Button>
      <Button variant="contained" onClick={() => onEdit(false)}>
        {t.editSeries}
      </Button>
    </>
  );
}

function useRemoval({ eventId, day }: Occurrence, onClose: () => void) {
  const t = useTexts(calendarTexts);
  const notify = useNotify();
  const { mutate: removeEvent, isPending } = useRemoveEvent();
  const { mutateAsync: restoreEvent } = useRestoreEvent();
  const remove = (isDay: boolean) => {
    const one = { id: eventId, ofDay: isDay ? day : null };
    // By then the dialog is gone.
    const undo = () => void restoreEvent(one).then(() => notify.success(t.restored), notify.failure);
    removeEvent(one, {
      onSuccess: () => {
        notify.success(t.removed, undo);
        onClose();
      },
      onError: notify.failure,
    });
  };
  return { remove, isRemoving: isPending };
}
