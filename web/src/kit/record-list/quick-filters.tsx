import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { Condition } from '@tresen/domain/kit/entities';
import { ChoicesSelect, DateBox } from '../form/index.ts';
import { useTexts } from '../i18n/index.ts';
import { recordListTexts } from './record-list-texts.ts';
import type { RecordList } from './use-record-list.ts';

// What most people narrow a list by stands beside its search; all else comes by "add filter".

interface QuickFilterProps<Row> {
  readonly list: RecordList<Row>;
  readonly field: string;
}

/** The days from and to which a list goes. */
export const DaysFilter = <Row,>(props: QuickFilterProps<Row>) => {
  const t = useTexts(recordListTexts);
  const [[from = ''], setFrom] = useConditionValues(props, 'from');
  const [[to = ''], setTo] = useConditionValues(props, 'to');
  return (
    <>
      <DateBox label={t.fromDay} value={from} onChange={(day) => setFrom(day ? [day] : [])} />
      <DateBox label={t.toDay} value={to} onChange={(day) => setTo(day ? [day] : [])} />
    </>
  );
};

interface ChoiceFilterProps<Row> extends QuickFilterProps<Row> {
  /** What there is to choose, where the field itself does not know. */
  readonly options?: readonly { readonly id: string; readonly name: string }[];
}

/** Some of the values of a field. */
export const ChoiceFilter = <Row,>(props: ChoiceFilterProps<Row>) => {
  const t = useTexts(recordListTexts);
  const [values, change] = useConditionValues(props, 'is');
  const { entity, words } = props.list;
  const field = entity.fields[props.field];
  const names = (words.choices as Readonly<Record<string, Readonly<Record<string, string>>>>)[props.field];
  const ids = field?.kind === 'choice' || field?.kind === 'choices' ? field.values.map(String) : [];
  return (
    <ChoicesSelect
      label={words.fields[props.field] ?? props.field}
      all={t.all}
      options={props.options ?? ids.map((id) => ({ id, name: names?.[id] ?? id }))}
      value={values}
      onValue={change}
      isNarrow
    />
  );
};

/** Only those of which a flag is true. */
export const FlagFilter = <Row,>(props: QuickFilterProps<Row> & { readonly label: string }) => {
  const [values, change] = useConditionValues(props, 'is');
  return (
    <FormControlLabel
      sx={{ minHeight: 44 }}
      label={props.label}
      control={
        <Switch checked={values.includes('true')} onChange={(_event, isOn) => change(isOn ? ['true'] : [])} />
      }
    />
  );
};

/** The values of a condition, and how to change them; none removes it. */
export function useConditionValues<Row>({ list, field }: QuickFilterProps<Row>, is: Condition['is']) {
  const { conditions, setConditions } = list;
  const isOwn = (condition: Condition) => condition.field === field && condition.is === is;
  const values = conditions.find(isOwn)?.values ?? [];
  const change = (next: readonly string[]) => {
    const others = conditions.filter((condition) => !isOwn(condition));
    setConditions(next.length > 0 ? [...others, { field, is, values: [...next] }] : others);
  };
  return [values, change] as const;
}
