import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { bookableKinds } from '@tresen/domain/master-data/stock';
import { type SubmitEvent, useState } from 'react';
import { ChoiceBox, FormDialog, ScaledBox, TextBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { newUuid } from '../../kit/ids/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { type BookingDraft, checkBooking } from './booking.ts';
import styles from './stock.module.css';
import { type BranchStock, useBookMovement } from './stock.queries.ts';
import { stockTexts } from './stock-texts.ts';

interface BookDialogProps {
  readonly articleId: string;
  readonly articleName: string;
  /** Where it can be booked. */
  readonly branches: readonly BranchStock[];
  readonly onClose: () => void;
}

/** Books a delivery, a count or a loss of an article in one of its branches (ART-11). */
export const BookDialog = (props: BookDialogProps) => {
  const t = useTexts(stockTexts);
  const { branches, articleName, onClose } = props;
  const { draft, change, wrong, submit, isPending } = useBooking(props);
  const { kind, unitId, quantity, reason } = draft;
  return (
    <FormDialog title={t.bookTitle(articleName)} onClose={onClose}>
      <form noValidate onSubmit={submit} className={styles.form}>
        <DialogContent className={styles.boxes ?? ''}>
          <ChoiceBox
            label={t.kind}
            name="kind"
            required
            options={bookableKinds.map((value) => ({ value, title: t[value] }))}
            value={kind}
            onValue={(value) => value !== null && change({ kind: value })}
            hint={t[`${kind}Hint`]}
          />
          {branches.length > 1 && (
            <ChoiceBox
              label={t.branch}
              name="unitId"
              required
              options={branches.map((branch) => ({ value: branch.unitId, title: branch.unitName }))}
              value={unitId}
              onValue={(value) => change({ unitId: value })}
              error={wrong.has('unitId') ? t.wrongBranch : undefined}
            />
          )}
          <ScaledBox
            label={t.quantity}
            name="quantity"
            kind="thousandths"
            required
            autoFocus
            value={quantity}
            onValue={(value) => change({ quantity: value })}
            error={wrong.has('quantity') ? t.wrongQuantity : undefined}
          />
          <TextBox
            label={t.reason}
            name="reason"
            required={kind === 'loss'}
            value={reason}
            onChange={({ target }) => change({ reason: target.value })}
            hint={kind === 'loss' ? t.lossReasonHint : t.reasonHint}
            error={wrong.has('reason') ? t.wrongReason : undefined}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {t.submit}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
};

function useBooking({ articleId, branches, onClose }: BookDialogProps) {
  const t = useTexts(stockTexts);
  const notify = useNotify();
  const book = useBookMovement();
  // One id for the dialog: a second click books nothing more.
  const [id] = useState(() => newUuid());
  const [draft, setDraft] = useState<BookingDraft>({
    kind: 'delivery',
    unitId: branches.length === 1 ? (branches[0]?.unitId ?? null) : null,
    quantity: null,
    reason: '',
  });
  const [isAsked, setAsked] = useState(false);
  const checked = checkBooking(id, articleId, draft);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // Events of a dialog go up to the page that opened it, which is a form, too.
    event.stopPropagation();
    setAsked(true);
    if (!checked.movement || book.isPending) return;
    book.mutate(checked.movement, {
      onSuccess: () => {
        notify.success(t.booked(t[draft.kind]));
        onClose();
      },
      onError: notify.failure,
    });
  };
  return {
    draft,
    change: (part: Partial<BookingDraft>) => setDraft((before) => ({ ...before, ...part })),
    wrong: isAsked && !checked.movement ? checked.wrong : new Set<string>(),
    submit,
    isPending: book.isPending,
  };
}
