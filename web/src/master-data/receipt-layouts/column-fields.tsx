import IconButton from '@mui/material/IconButton';
import {
  alignments,
  type LayoutColumn,
  overflows,
  printWidth,
} from '@tresen/domain/master-data/receipt-layouts';
import { useId } from 'react';
import { ChoiceBox, NumberBox, SwitchBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { DeleteOutlinedIcon } from '../../kit/icons/delete-outlined.tsx';
import styles from './layout-editor.module.css';
import { layoutTexts } from './layout-texts.ts';
import type { TagScope } from './tag-list.tsx';
import { TagTextBox } from './tag-text-box.tsx';

interface ColumnFieldsProps {
  readonly column: LayoutColumn;
  /** From 1. */
  readonly number: number;
  readonly scope: TagScope;
  readonly isOnly: boolean;
  readonly error: string | undefined;
  /** @param field what is typed into */
  readonly onColumn: (column: LayoutColumn, field?: string) => void;
  readonly onRemove: () => void;
}

/** One column of a line of text: what it says, how wide it is, how it looks. */
export const ColumnFields = (props: ColumnFieldsProps) => {
  const { column, number, scope, isOnly, error, onColumn, onRemove } = props;
  const t = useTexts(layoutTexts);
  const id = useId(); // radio buttons of one name are one choice, and pages may show several editors
  const set = (given: Partial<LayoutColumn>, field?: string) => onColumn({ ...column, ...given }, field);
  return (
    <fieldset className={styles.column}>
      <legend>{t.columnLegend(number)}</legend>
      <TagTextBox
        label={t.content(number)}
        value={column.text}
        scope={scope}
        error={error}
        onValue={(text) => set({ text }, 'text')}
      />
      <div className={styles.fields}>
        <NumberBox
          label={t.columnWidth}
          hint={t.columnWidthHint}
          value={column.width}
          onNumber={(width) => isWidth(width) && set({ width }, 'width')}
        />
        <ChoiceBox
          required
          label={t.align}
          name={`${id}align`}
          options={alignments.map((value) => ({ value, title: t.alignments[value] }))}
          value={column.align}
          onValue={(align) => align && set({ align })}
        />
        <ChoiceBox
          required
          label={t.overflow}
          name={`${id}overflow`}
          options={overflows.map((value) => ({ value, title: value === 'wrap' ? t.wrap : t.cutOff }))}
          value={column.overflow}
          onValue={(overflow) => overflow && set({ overflow })}
        />
      </div>
      <div className={styles.looks}>
        <SwitchBox label={t.bold} value={column.isBold} onValue={(isBold) => set({ isBold })} />
        <SwitchBox label={t.wide} value={column.isWide} onValue={(isWide) => set({ isWide })} />
        <SwitchBox label={t.high} value={column.isHigh} onValue={(isHigh) => set({ isHigh })} />
        {!isOnly && (
          <IconButton aria-label={`${t.removeColumn}: ${number}`} onClick={onRemove}>
            <DeleteOutlinedIcon />
          </IconButton>
        )}
      </div>
    </fieldset>
  );
};

function isWidth(width: number | null): boolean {
  return width === null || (Number.isInteger(width) && width >= 1 && width <= printWidth.max);
}
