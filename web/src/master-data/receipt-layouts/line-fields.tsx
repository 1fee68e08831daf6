import Button from '@mui/material/Button';
import {
  alignments,
  columnOf,
  type LayoutFault,
  type LayoutLine,
  type LineOf,
  layoutLimits,
} from '@tresen/domain/master-data/receipt-layouts';
import { useId } from 'react';
import { ChoiceBox, SwitchBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { AddIcon } from '../../kit/icons/add.tsx';
import { ColumnFields } from './column-fields.tsx';
import styles from './layout-editor.module.css';
import { layoutTexts } from './layout-texts.ts';
import type { TagScope } from './tag-list.tsx';
import { TagTextBox } from './tag-text-box.tsx';
import { useFaultText } from './use-fault-text.ts';

interface LineFieldsProps<Line extends LayoutLine = LayoutLine> {
  readonly line: Line;
  readonly scope: TagScope;
  /** Of this line: their paths begin behind it. */
  readonly faults: readonly LayoutFault[];
  readonly onLine: (line: LayoutLine, field?: string) => void;
}

/** What can be set of a line. */
export const LineFields = (props: LineFieldsProps) => {
  const { line, onLine } = props;
  const t = useTexts(layoutTexts);
  const id = useId();
  switch (line.kind) {
    case 'text':
      return <TextFields {...props} line={line} />;
    case 'code':
      return <CodeFields {...props} line={line} />;
    case 'rule':
      return (
        <ChoiceBox
          required
          label={t.character}
          name={`${id}character`}
          options={(['-', '=', '*', '.', '_'] as const).map((value) => ({ value, title: value.repeat(3) }))}
          value={line.character}
          onValue={(character) => character && onLine({ ...line, character })}
        />
      );
    case 'space':
      return (
        <Count label={t.lines} value={line.lines} max={5} onValue={(lines) => onLine({ ...line, lines })} />
      );
    case 'logo':
      return <Align {...props} line={line} />;
    case 'cut':
      return (
        <SwitchBox
          label={t.isWhole}
          value={line.isWhole}
          onValue={(isWhole) => onLine({ ...line, isWhole })}
        />
      );
  }
};

function TextFields({ line, scope, faults, onLine }: LineFieldsProps<LineOf<'text'>>) {
  const t = useTexts(layoutTexts);
  const faultText = useFaultText();
  const { columns } = line;
  const columnsWith = (at: number, column: (typeof columns)[number]) => columns.with(at, column);
  const errorOf = (at: number) => faults.find(({ path }) => path === `columns.${at}.text`);
  return (
    <>
      {columns
        .map((column, at) => ({ column, at }))
        .map(({ column, at }) => (
          <ColumnFields
            key={at}
            column={column}
            number={at + 1}
            scope={scope}
            isOnly={columns.length === 1}
            error={faultText(errorOf(at))}
            onColumn={(next, field) =>
              onLine({ ...line, columns: columnsWith(at, next) }, field && `${field} ${at}`)
            }
            onRemove={() => onLine({ ...line, columns: columns.toSpliced(at, 1) })}
          />
        ))}
      {columns.length < layoutLimits.columns && (
        <Button
          className={styles.addColumn ?? ''}
          startIcon={<AddIcon />}
          onClick={() => onLine({ ...line, columns: [...columns, columnOf('')] })}
        >
          {t.addColumn}
        </Button>
      )}
    </>
  );
}

function CodeFields(props: LineFieldsProps<LineOf<'code'>>) {
  const { line, scope, faults, onLine } = props;
  const t = useTexts(layoutTexts);
  const faultText = useFaultText();
  return (
    <>
      <TagTextBox
        isCode
        label={t.codeText}
        value={line.text}
        scope={scope}
        error={faultText(faults.find(({ path }) => path === 'text'))}
        onValue={(text) => onLine({ ...line, text }, 'code')}
      />
      <div className={styles.fields}>
        <Count
          label={t.size}
          least={2}
          max={6}
          value={line.size}
          onValue={(size) => onLine({ ...line, size })}
        />
        <Align {...props} line={line} />
      </div>
    </>
  );
}

function Align({ line, onLine }: LineFieldsProps<LineOf<'code'> | LineOf<'logo'>>) {
  const t = useTexts(layoutTexts);
  const id = useId();
  return (
    <ChoiceBox
      required
      label={t.align}
      name={`${id}align`}
      options={alignments.map((value) => ({ value, title: t.alignments[value] }))}
      value={line.align}
      onValue={(align) => align && onLine({ ...line, align })}
    />
  );
}

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly max: number;
  readonly onValue: (value: number) => void;
}

function Count({ label, value, least = 1, max, onValue }: CountProps) {
  const id = useId();
  const numbers = Array.from({ length: max - least + 1 }, (_, at) => at + least);
  const options = numbers.includes(value) ? numbers : [...numbers, value];
  return (
    <ChoiceBox
      required
      label={label}
      name={`${id}count`}
      options={options.map((one) => ({ value: one, title: String(one) }))}
      value={value}
      onValue={(chosen) => chosen !== null && onValue(chosen)}
    />
  );
}
