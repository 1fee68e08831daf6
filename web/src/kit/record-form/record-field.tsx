import { type Field, longestText } from '@tresen/domain/master-data/entities';
import type { ReactNode } from 'react';
import { useController, useFormState } from 'react-hook-form';
import { useFaultWords } from '../faults/index.ts';
import {
  ChoiceBox,
  ColourBox,
  LongTextBox,
  ReferenceBox,
  ScaledBox,
  SwitchBox,
  TextBox,
} from '../form/index.ts';
import { useFormContext } from './form-context.ts';
import { faultAt } from './form-faults.ts';
import { wordsAt } from './plain-words.ts';
import { useRecordEnvironment } from './record-environment.ts';
import { fieldAt } from './record-values.ts';

interface RecordFieldProps {
  /** The field's name; of a row `prices.1.key`. */
  readonly path: string;
  readonly hint?: ReactNode;
  /** Instead of the domain's word for the field. */
  readonly label?: string | undefined;
}

type SimpleField = Exclude<Field, { kind: 'rows' }>;
interface BoxProps<F extends SimpleField = SimpleField> {
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

const References = ({
  field,
  path,
  value,
  onValue,
  ...box
}: BoxProps<Extract<SimpleField, { kind: 'reference' }>>) => {
  const { names, learnName } = useFormContext();
  const { references } = useRecordEnvironment();
  return (
    <ReferenceBox
      {...box}
      name={path}
      source={references[field.to]}
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

const Box = ({ field, ...box }: BoxProps) => {
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
      return <References {...box} field={field} />;
    default:
      return <Numbers {...box} field={field} />;
  }
};

/** What is wrong with the value at a path, in words. */
export const useFaultText = (path: string, field: Field | undefined): string | undefined => {
  const { form } = useFormContext();
  const words = useFaultWords();
  const { errors } = useFormState({ control: form.form.control, name: path });
  const fault = faultAt(errors, path);
  return fault && words(fault, field);
};

/** A value of the record with the box that fits its kind, its name, its help and what is wrong with it. */
export const RecordField = ({ path, hint, label }: RecordFieldProps) => {
  const { form, words } = useFormContext();
  const field = fieldAt(form.entity.fields, path);
  const { field: control } = useController({ name: path, control: form.form.control });
  const error = useFaultText(path, field);
  const { name, of } = wordsAt(words, path);
  if (field === undefined || field.kind === 'rows') throw new Error(`${path} is no single value`);
  return (
    <Box
      path={path}
      field={field}
      label={label ?? of?.fields[name] ?? name}
      hint={hint}
      error={error}
      value={control.value as never}
      onValue={control.onChange}
      onBlur={control.onBlur}
    />
  );
};
