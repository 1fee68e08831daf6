import type { ChoiceField, ChoicesField, EntityWords, ListedField } from '@tresen/domain/kit/entities';
import { ChoiceBox, DateBox, ScaledBox, type ScaledKind, TextBox } from '../form/index.ts';
import { useTexts } from '../i18n/index.ts';
import { CheckList } from './check-list.tsx';
import { type Draft, needsNoValue } from './filter-draft.ts';
import type { FilterSource } from './filter-source.ts';
import { recordListTexts } from './record-list-texts.ts';
import { ReferencePicker } from './reference-picker.tsx';
import { useValueText } from './value-text.ts';

interface EditorProps {
  readonly draft: Draft;
  readonly field: ListedField;
  readonly words: EntityWords;
  readonly currency: string;
  readonly source: FilterSource | undefined;
  /** What is wrong with the values, in words. */
  readonly error: string | undefined;
  readonly onValues: (values: readonly string[]) => void;
}

const units: Readonly<Partial<Record<ScaledKind, string>>> = { percent: '%' };

/** The value of a filter, entered as the field's kind asks for; nothing where the comparison needs none. */
export const ValueEditor = (props: EditorProps) => {
  const t = useTexts(recordListTexts);
  const { draft, field, source, error, onValues } = props;
  if (needsNoValue(draft.is)) return null;
  switch (field.kind) {
    case 'whole':
    case 'cents':
    case 'percent':
    case 'thousandths':
      return <NumberEditor {...props} kind={field.kind} />;
    case 'day':
      return <DayEditor {...props} />;
    case 'flag':
      return <FlagEditor {...props} />;
    case 'choice':
    case 'choices':
      return <ChoiceEditor {...props} field={field} />;
    case 'reference':
    case 'device':
    case 'named':
      return source ? (
        <ReferencePicker source={source} chosen={draft.values} error={error} onChange={onValues} />
      ) : null;
    default:
      return (
        <TextBox
          label={t.value}
          autoFocus
          autoComplete="off"
          value={draft.values[0] ?? ''}
          error={error}
          onChange={({ target }) => onValues([target.value])}
        />
      );
  }
};

function NumberEditor({ draft, error, kind, currency, onValues }: EditorProps & { kind: ScaledKind }) {
  const t = useTexts(recordListTexts);
  const [text = ''] = draft.values;
  const value = /^-?\d+$/.test(text) ? Number(text) : text || null;
  return (
    <ScaledBox
      kind={kind}
      label={t.value}
      autoFocus
      unit={kind === 'cents' ? currency : units[kind]}
      value={value}
      error={error}
      onValue={(next) => onValues(next === null ? [] : [String(next)])}
    />
  );
}

function DayEditor({ draft, error, onValues }: EditorProps) {
  const t = useTexts(recordListTexts);
  return (
    <>
      <DateBox label={t.value} value={draft.values[0] ?? ''} onChange={(day) => onValues(day ? [day] : [])} />
      {error && <span role="alert">{error}</span>}
    </>
  );
}

function FlagEditor({ draft, words, onValues }: EditorProps) {
  const t = useTexts(recordListTexts);
  return (
    <ChoiceBox
      label={words.fields[draft.field] ?? draft.field}
      name="value"
      required
      options={[
        { value: 'true', title: t.yes },
        { value: 'false', title: t.no },
      ]}
      value={draft.values[0] ?? 'true'}
      onValue={(value) => onValues([value ?? 'true'])}
    />
  );
}

function ChoiceEditor({ field, ...props }: EditorProps & { field: ChoiceField | ChoicesField }) {
  const { draft, words, currency, error, onValues } = props;
  const t = useTexts(recordListTexts);
  const valueText = useValueText(words, currency);
  return (
    <CheckList
      legend={t.oneOf}
      options={field.values.map((value) => ({
        id: String(value),
        name: valueText(draft.field, field, value),
      }))}
      chosen={draft.values}
      error={error}
      onChange={onValues}
    />
  );
}
