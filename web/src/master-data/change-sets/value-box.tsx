import type { Entity, EntityWords, Field } from '@tresen/domain/kit/entities';
import { useBranches } from '../../kit/branches/index.ts';
import {
  ChoiceBox,
  ChoicesBox,
  ColourBox,
  DelayBox,
  LongTextBox,
  ReferenceBox,
  type ReferenceSource,
  ScaledBox,
  TextBox,
} from '../../kit/form/index.ts';
import { deviceReferences, mainCategories, recordReferences, subcategoriesOf } from '../records/index.ts';
import { useChangeSetTexts } from './change-sets-texts.ts';

type Values = Readonly<Record<string, unknown>>;

interface ValueBoxProps {
  readonly name: string;
  readonly entity: Entity;
  readonly words: EntityWords;
  readonly values: Values;
  readonly hint: string | undefined;
  readonly onValue: (value: unknown) => void;
}

type Box<F extends Field = Field> = ValueBoxProps & { readonly field: F; readonly label: string };

type NumberField = Extract<Field, { kind: 'whole' | 'cents' | 'percent' | 'thousandths' }>;

/** A box for the value that many records get, by the kind of the field. */
export const ValueBox = (props: ValueBoxProps) => {
  const { name, entity, words, values, hint, onValue } = props;
  const field = entity.fields[name];
  const label = words.fields[name] ?? name;
  if (field === undefined) return null;
  switch (field.kind) {
    case 'rows':
      return null;
    case 'flag':
      return <FlagBox {...props} field={field} label={label} />;
    case 'choices':
      return <ManyChoices {...props} field={field} label={label} />;
    case 'choice':
      return <Choices {...props} field={field} label={label} />;
    case 'reference':
      return (
        <ReferenceBox
          label={label}
          name={name}
          hint={hint}
          source={sourceOf(name, field.to, values)}
          value={(values[name] ?? null) as string | null}
          onValue={(id) => onValue(id)}
        />
      );
    case 'device':
      return (
        <ReferenceBox
          label={label}
          name={name}
          hint={hint}
          source={deviceReferences(null)}
          value={(values[name] ?? null) as string | null}
          onValue={(id) => onValue(id)}
        />
      );
    case 'colour':
      return (
        <ColourBox
          label={label}
          name={name}
          value={(values[name] ?? null) as string | null}
          onValue={onValue}
        />
      );
    case 'text':
    case 'longText':
      return <Texts {...props} field={field} label={label} />;
    default:
      return <Numbers {...props} field={field} label={label} />;
  }
};

function FlagBox({ name, label, values, onValue }: Box) {
  const t = useChangeSetTexts();
  return (
    <ChoiceBox
      label={label}
      name={name}
      required
      options={[
        { value: 'true', title: t.yes },
        { value: 'false', title: t.no },
      ]}
      value={String(values[name])}
      onValue={(value) => onValue(value === 'true')}
    />
  );
}

function ManyChoices({
  name,
  label,
  words,
  values,
  field,
  hint,
  onValue,
}: Box<Extract<Field, { kind: 'choices' }>>) {
  const titles = (words.choices as Readonly<Record<string, Readonly<Record<string, string>> | undefined>>)[
    name
  ];
  const options = field.values.map((value) => ({ value, title: titles?.[value] ?? value }));
  return (
    <ChoicesBox
      label={label}
      name={name}
      hint={hint}
      groups={[{ id: name, options }]}
      value={(values[name] ?? []) as readonly string[]}
      onValue={onValue}
    />
  );
}

function Choices({
  name,
  label,
  words,
  values,
  field,
  hint,
  onValue,
}: Box<Extract<Field, { kind: 'choice' }>>) {
  const titles = (words.choices as Readonly<Record<string, Readonly<Record<string, string>> | undefined>>)[
    name
  ];
  return (
    <ChoiceBox
      label={label}
      name={name}
      required={field.isRequired ?? false}
      hint={hint}
      options={field.values.map((value) => ({ value, title: titles?.[String(value)] ?? String(value) }))}
      value={(values[name] ?? null) as string | number | null}
      onValue={onValue}
    />
  );
}

function sourceOf(name: string, to: keyof typeof recordReferences, values: Values): ReferenceSource {
  if (name === 'mainCategoryId') return mainCategories;
  if (name === 'subcategoryId') return subcategoriesOf((values.mainCategoryId ?? null) as string | null);
  return recordReferences[to];
}

function Texts({ name, label, values, field, hint, onValue }: Box) {
  const text = (values[name] ?? '') as string;
  const common = { label, name, hint, value: text };
  return field.kind === 'longText' ? (
    <LongTextBox
      {...common}
      max={field.max ?? 2000}
      onChange={({ target }) => onValue(target.value || null)}
    />
  ) : (
    <TextBox {...common} autoComplete="off" onChange={({ target }) => onValue(target.value || null)} />
  );
}

function Numbers({ name, label, values, field, hint, onValue }: Box<NumberField>) {
  const currency = useBranches()[0]?.currency ?? 'EUR';
  const value = (values[name] ?? null) as number | string | null;
  if (field.kind === 'whole' && field.isDelay)
    return <DelayBox label={label} name={name} hint={hint} value={value} onValue={onValue} />;
  const unit = { cents: currency, percent: '%', whole: undefined, thousandths: undefined }[field.kind];
  return (
    <ScaledBox
      label={label}
      name={name}
      kind={field.kind}
      unit={unit}
      hint={hint}
      value={value}
      onValue={onValue}
    />
  );
}
