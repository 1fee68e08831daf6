import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type RowDirection, rowDirections } from '@tresen/domain/master-data/rooms/plan';
import { type FormEvent, useState } from 'react';
import { useFaultWords } from '../../../kit/faults/index.ts';
import { ChoiceBox, FormDialog, ScaledBox } from '../../../kit/form/index.ts';
import type { RowWish } from './copy-tables.ts';
import styles from './plan-editor.module.css';
import type { PlanTable } from './plan-table.ts';
import type { PlanTools } from './use-plan-tools.ts';

interface RowDialogProps {
  readonly tools: PlanTools;
  readonly table: PlanTable;
  readonly onClose: () => void;
  readonly onWish: (wish: RowWish) => void;
}

const counts = { least: 1, max: 100, told: 100 } as const;
/** In steps of 10 cm; told in metres. */
const distances = { least: 0, max: 500, told: 50 } as const;

type Typed = number | string | null;

/** Asks for a row of copies: how many, how far apart, and to which side. */
export const RowDialog = ({ tools, table, onClose, onWish }: RowDialogProps) => {
  const { t } = tools;
  const faultWords = useFaultWords();
  const [count, setCount] = useState<Typed>(4);
  const [distance, setDistance] = useState<Typed>(10);
  const [direction, setDirection] = useState<RowDirection>('right');
  const fault = (value: Typed, parameters: typeof counts | typeof distances) =>
    isWithin(value, parameters)
      ? undefined
      : faultWords({ code: 'OUT_OF_RANGE', parameters: { least: parameters.least, max: parameters.told } });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWithin(count, counts) && isWithin(distance, distances)) onWish({ count, distance, direction });
  };
  const options = rowDirections.map((value) => ({ value, title: t.directions(value) }));
  return (
    <FormDialog title={t.rowTitle(String(table.number))} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <DialogContent>
          <p className={styles.hint}>{t.rowText}</p>
          <div className={styles.facts}>
            <ScaledBox
              kind="whole"
              label={t.count}
              autoFocus
              value={count}
              onValue={setCount}
              error={fault(count, counts)}
            />
            <ScaledBox
              kind="tenths"
              label={t.distance}
              unit="m"
              value={distance}
              onValue={setDistance}
              error={fault(distance, distances)}
            />
            <div className={styles.wide}>
              <ChoiceBox
                name="direction"
                label={t.direction}
                options={options}
                required
                value={direction}
                onValue={(value) => value && setDirection(value)}
              />
            </div>
          </div>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" variant="contained">
            {t.makeRow}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
};

function isWithin(value: Typed, { least, max }: typeof counts | typeof distances): value is number {
  return typeof value === 'number' && value >= least && value <= max;
}
