import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { FormDialog } from '../form/index.ts';
import { useFormats } from '../format/index.ts';
import { defineTexts, useTexts } from '../i18n/index.ts';
import { KeyboardArrowDownIcon } from '../icons/keyboard-arrow-down.tsx';
import { KeyboardArrowUpIcon } from '../icons/keyboard-arrow-up.tsx';
import type { Order } from './column-head.tsx';
import { type ChosenColumn, choicesOf, isFixed } from './columns.ts';
import styles from './columns-dialog.module.css';
import { de } from './list.de.ts';
import { en } from './list.en.ts';
import { OrderSelect } from './order-select.tsx';
import type { Columns } from './use-columns.ts';

const texts = defineTexts(de, en);
type AnyColumn = ChosenColumn<never>;

/** Pixels. */
const widths = { narrow: 120, medium: 200, broad: 320 } as const;

interface WidthSelectProps {
  readonly column: AnyColumn;
  readonly onResize: (width: number | null) => void;
}

interface ItemProps {
  readonly column: AnyColumn;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onToggle: () => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onResize: (width: number | null) => void;
}

export interface ColumnsDialogProps {
  readonly columns: Columns<never>;
  readonly order: Order;
  readonly onClose: () => void;
}

/** Which columns a list shows, in which order they stand, and by which the rows are ordered. */
export const ColumnsDialog = ({ columns, order, onClose }: ColumnsDialogProps) => {
  const t = useTexts(texts);
  const { movable, toggle, move, said } = useItems(columns);
  return (
    <FormDialog title={t.columnsTitle} onClose={onClose}>
      <div className={styles.body}>
        <OrderSelect columns={columns.all} order={order} />
        <p className={styles.hint}>{t.columnsHint}</p>
        <ul className={styles.list}>
          {movable.map((column, index) => (
            <Item
              key={column.key}
              column={column}
              isFirst={index === 0}
              isLast={index === movable.length - 1}
              onToggle={() => toggle(column.key)}
              onMove={(by) => move(column, by)}
              onResize={(width) => columns.resize(column.key, width)}
            />
          ))}
        </ul>
        <span role="status" className="heard">
          {said}
        </span>
        <div className={styles.actions}>
          <Button color="inherit" onClick={() => columns.arrange([])}>
            {t.resetColumns}
          </Button>
          <Button variant="contained" onClick={onClose}>
            {t.done}
          </Button>
        </div>
      </div>
    </FormDialog>
  );
};

function useItems({ all, arrange }: Columns<never>) {
  const t = useTexts(texts);
  const f = useFormats();
  const [said, setSaid] = useState('');
  const movable = all.filter((column) => !isFixed(column));
  const toggle = (key: string) =>
    arrange(
      choicesOf(all.map((column) => (column.key === key ? { ...column, isShown: !column.isShown } : column))),
    );
  const move = ({ key, name }: AnyColumn, by: 1 | -1) => {
    arrange(choicesOf(moved(all, key, by)));
    const place = movable.findIndex((column) => column.key === key) + 1 + by;
    setSaid(t.movedTo(name, f.number(place), f.number(movable.length)));
  };
  return { movable, toggle, move, said };
}

/** The columns with two neighbours changed round, among those that may be moved. */
function moved(columns: readonly AnyColumn[], key: string, by: 1 | -1): readonly AnyColumn[] {
  const movable = columns.filter((column) => !isFixed(column));
  const at = movable.findIndex((column) => column.key === key);
  const [column, other] = [movable[at], movable[at + by]];
  if (!column || !other) return columns;
  return columns.map((each) => (each === column ? other : each === other ? column : each));
}

function Item({ column, isFirst, isLast, onToggle, onMove, onResize }: ItemProps) {
  const t = useTexts(texts);
  const { name, isShown } = column;
  return (
    <li className={styles.item}>
      <label className={styles.name}>
        <input type="checkbox" checked={isShown} onChange={onToggle} />
        {name}
      </label>
      <WidthSelect column={column} onResize={onResize} />
      <IconButton aria-label={t.moveUp(name)} disabled={isFirst} onClick={() => onMove(-1)}>
        <KeyboardArrowUpIcon />
      </IconButton>
      <IconButton aria-label={t.moveDown(name)} disabled={isLast} onClick={() => onMove(1)}>
        <KeyboardArrowDownIcon />
      </IconButton>
    </li>
  );
}

/** The width for who does not pull at the edge of a head. */
function WidthSelect({ column: { name, width }, onResize }: WidthSelectProps) {
  const t = useTexts(texts);
  const isKnown = width === undefined || Object.values(widths).some((known) => known === width);
  return (
    <select
      className={styles.width}
      aria-label={t.widthOf(name)}
      value={width ?? ''}
      onChange={({ target }) => onResize(Number(target.value) || null)}
    >
      <option value="">{t.ownWidth}</option>
      {Object.entries(widths).map(([key, pixels]) => (
        <option key={key} value={pixels}>
          {t[key as keyof typeof widths]}
        </option>
      ))}
      {!isKnown && <option value={width}>{t.ownWidthChosen}</option>}
    </select>
  );
}
