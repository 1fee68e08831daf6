import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { needsReason, type OrderStatus, orderStatusWords } from '@tresen/domain/shop/orders';
import { type FormEvent, useState } from 'react';
import { FormDialog, LongTextBox } from '../../kit/form/index.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { type Order, useSetStatus } from './orders.queries.ts';
import { orderTexts } from './orders-texts.ts';

const longestReason = 2_000;

interface StepDialogProps {
  readonly order: Order;
  readonly status: OrderStatus;
  readonly onClose: () => void;
}

/** Asks before a step of the seller, and for the words that the customer reads. */
export const StepDialog = (props: StepDialogProps) => {
  const { order, status, onClose } = props;
  const t = useTexts(orderTexts);
  const { reason, setReason, error, submit, isBusy } = useStep(props);
  return (
    <FormDialog title={t.stepTitle(t.steps[status], order.number)} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <DialogContent>
          <p>{t.stepTexts[status]}</p>
          <LongTextBox
            label={t.reason}
            name="reason"
            required={needsReason(status)}
            max={longestReason}
            value={reason}
            hint={t.reasonHint}
            error={error}
            onChange={({ target }) => setReason(target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={status === 'rejected' ? 'error' : 'primary'}
            loading={isBusy}
          >
            {t.steps[status]}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
};

/** Takes the step, and says so; what is missing shows at its place. */
function useStep({ order, status, onClose }: StepDialogProps) {
  const t = useTexts(orderTexts);
  const words = useWords(orderStatusWords);
  const notify = useNotify();
  const setStatus = useSetStatus(order, {
    onSuccess: () => {
      notify.success(t.changed(order.number, words[status]));
      onClose();
    },
    onError: notify.failure,
  });
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const lacksReason = needsReason(status) && reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (lacksReason) return;
    setStatus.mutate({ status, reason: reason.trim() });
  };
  const error = isTried && lacksReason ? t.reasonMissing : undefined;
  return { reason, setReason, error, submit, isBusy: setStatus.isPending };
}
