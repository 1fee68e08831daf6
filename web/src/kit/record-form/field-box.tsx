import { type Field, longestText } from '@tresen/domain/master-data/entities';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import {
  ChoiceBox,
  ColourBox,
  LongTextBox,
  ReferenceBox,
  type ReferenceSource,
  ScaledBox,
  SwitchBox,
  TextBox,
} from '../form/index.ts';
import { useFormContext } from './form-context.ts';
import { wordsAt } from './plain-words.ts';
import { useRecordEnvironment } from './record-environment.ts';
import type { FormValues } from './record-values.ts';

export type SimpleField = Exclude<Field, { kind: 'rows' }>;
export interface BoxProps<F extends SimpleField = SimpleField> {
  readonly path: string;
  readonly field: F;
  readonly label: string;
  readonly hint: ReactNode;
  readonly error: string | undefined;
  readonly value: never;
  readonly onValue: (value: unknown) => void;
  readonly onBlur: () => void;
}

const Texts = ({ field, path, value, onValue, ...box }: BoxProps<Extract<SimpleField, { kind: 'text' }>>) => (
  <TextBox
    {...box}
    name={path}
    required={field.isRequired ?? false}
    autoComplete="off"
    value={value ?? ''}
    onChange={({ target }) => onValue(target.value || null)}
  />
);

const LongTexts = ({
  field,
  path,
  value,
  onValue,
  ...box
}: BoxProps<Extract<SimpleField, { kind: 'longText' }>>) => (
  <LongTextBox
    {...box}
    name={path}
    required={field.isRequired ?? false}
    most={field.most ?? longestText.longText}
    value={value ?? ''}
    onChange={({ target }) => onValue(target.value || null)}
  />
);

type NumberField = Extract<SimpleField, { kind: 'whole' | 'cents' | 'percent' | 'thousandths' }>;

const useUnit = (kind: NumberField['kind']): string | undefined => {
  const { currency } = useRecordEnvironment();
  if (kind === 'cents') return currency === 'EUR' ? '€' : currency;
  return kind === 'percent' ? '%' : undefined;
};

const Numbers = ({ field, path, ...box }: BoxProps<NumberField>) => (
  <ScaledBox
    {...box}
    name={path}
    kind={field.kind}
    required={field.isRequired ?? false}
    unit={useUnit(field.kind)}
  />
);

const Choices = ({ field, path, ...box }: BoxProps<Extract<SimpleField, { kind: 'choice' }>>) => {
  const { name, of } = wordsAt(useFormContext().words, path);
  const options = field.values.map((value) => ({
    value,
    title: of?.choices[name]?.[value] ?? String(value),
  }));
  return <ChoiceBox {...box} name={path} options={options} required={field.isRequired ?? false} />;
};

type SourceOf = ((values: FormValues) => ReferenceSource) | undefined;

interface ReferencesProps extends BoxProps<Extract<SimpleField, { kind: 'reference' }>> {
  readonly source: ReferenceSource;
}

const References = ({ field, path, value, onValue, ...box }: ReferencesProps) => {
  const { names, learnName } = useFormContext();
  return (
    <ReferenceBox
      {...box}
      name={path}
      required={field.isRequired ?? false}
      value={value}
      chosenName={names.get(value)}
      onValue={(id, name) => {
        if (id !== null && name !== undefined) learnName(id, name);
        onValue(id);
      }}
    />
  );
};

/** Where to choose from follows what else is entered. */
const FollowingReferences = ({
  sourceOf,
  ...box
}: Omit<ReferencesProps, 'source'> & { readonly sourceOf: NonNullable<SourceOf> }) => {
  const { form } = useFormContext();
  return <References {...box} source={sourceOf(useWatch({ control: form.form.control }))} />;
};

const AnyReferences = ({
  sourceOf,
  ...box
}: Omit<ReferencesProps, 'source'> & { readonly sourceOf: SourceOf }) => {
  const { references } = useRecordEnvironment();
  if (sourceOf) return <FollowingReferences {...box} sourceOf={sourceOf} />;
  return <References {...box} source={references[box.field.to]} />;
};

/** The box that fits the kind of a field. */
export const FieldBox = ({ field, sourceOf, ...box }: BoxProps & { readonly sourceOf: SourceOf }) => {
  switch (field.kind) {
    case 'text':
      return <Texts {...box} field={field} />;
    case 'longText':
      return <LongTexts {...box} field={field} />;
    case 'flag':
      return <SwitchBox {...box} name={box.path} />;
    case 'choice':
      return <Choices {...box} field={field} />;
    case 'colour':
      return <ColourBox {...box} name={box.path} />;
    case 'reference':
      return <AnyReferences {...box} field={field} sourceOf={sourceOf} />;
    default:
      return <Numbers {...box} field={field} />;
  }
};
