import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { RangeChoice } from '@tresen/domain/sales/dashboards';
import { useState } from 'react';
import { FormDialog } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { FilterSelect, useRangeOptions } from '../dashboards/index.ts';
import styles from './report-pins.module.css';
import { reportPinTexts } from './report-pins-texts.ts';

interface PinDialogProps {
  readonly name: string;
  readonly range: RangeChoice;
  /** It is pinned already: only its days change. */
  readonly isPinned: boolean;
  /** Why it cannot be pinned. */
  readonly refusal?: string | undefined;
  readonly isPending: boolean;
  readonly onChosen: (range: RangeChoice, days: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Which days a report shows on Home: days relative to today, so that they go with the time. */
export const PinDialog = (props: PinDialogProps) => {
  const { name, isPinned, refusal, isPending, onChosen, onClose } = props;
  const t = useTexts(reportPinTexts);
  const options = useRangeOptions();
  const [range, setRange] = useState(props.range);
  const submit = async () => {
    const days = options.find(({ value }) => value === range)?.title ?? '';
    if (await onChosen(range, days)) onClose();
  };
  return (
    <FormDialog title={isPinned ? t.daysTitle : t.pinTitle} onClose={onClose}>
      <form
        className={styles.body}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {refusal === undefined ? (
          <>
            <p className={styles.hint}>{t.hint(name)}</p>
            <FilterSelect
              label={t.days}
              options={options}
              value={range}
              onValue={(value) => setRange(options.find((one) => one.value === value)?.value ?? range)}
            />
          </>
        ) : (
          <Alert severity="info">{refusal}</Alert>
        )}
        <div className={styles.actions}>
          <Button color="inherit" onClick={onClose}>
            {t.cancel}
          </Button>
          {refusal === undefined && (
            <Button type="submit" variant="contained" loading={isPending}>
              {isPinned ? t.confirmDays : t.confirmPin}
            </Button>
          )}
        </div>
      </form>
    </FormDialog>
  );
};
