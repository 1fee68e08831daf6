import type { ReactNode } from 'react';
import { type FieldPath, useController, useFormContext } from 'react-hook-form';
import {
  ChoiceBox,
  type ChoiceOption,
  LongTextBox,
  ScaledBox,
  SwitchBox,
  TextBox,
} from '../../kit/form/index.ts';
import type { ProductForm } from './product-values.ts';
import { useFaultWords } from './use-product-form.ts';

/** Names of the fields that hold such a value. */
type NameOf<Value> = {
  [Name in keyof ProductForm]: Value extends ProductForm[Name] ? Name : never;
}[keyof ProductForm];

interface FieldProps<Name> {
  readonly name: Name;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly required?: boolean;
}

/** A field with the words of its fault. */
export const useField = <Name extends FieldPath<ProductForm>>(name: Name) => {
  const { control } = useFormContext<ProductForm>();
  const { field, fieldState } = useController({ name, control });
  return { field, error: useFaultWords()(fieldState.error?.message) };
};

/** A line of text. */
export const TextField = ({ name, ...box }: FieldProps<NameOf<string>>) => {
  const { field, error } = useField(name);
  return <TextBox {...box} {...field} value={field.value ?? ''} autoComplete="off" error={error} />;
};

/** Text of several lines. */
export const LongTextField = ({
  name,
  max,
  ...box
}: FieldProps<NameOf<string>> & { readonly max: number }) => {
  const { field, error } = useField(name);
  return <LongTextBox {...box} {...field} value={String(field.value ?? '')} max={max} error={error} />;
};

/** A number, or euro kept as cents. */
export const NumberField = ({
  name,
  isMoney = false,
  ...box
}: FieldProps<NameOf<number>> & { readonly isMoney?: boolean }) => {
  const { field, error } = useField(name);
  const { onChange, onBlur, value } = field;
  return (
    <ScaledBox
      {...box}
      kind={isMoney ? 'cents' : 'whole'}
      unit={isMoney ? '€' : undefined}
      name={name}
      value={value}
      onValue={onChange}
      onBlur={onBlur}
      error={error}
      inputRef={field.ref}
    />
  );
};

interface ChoiceFieldProps<Name extends 'type' | 'viewType' | 'contractType' | 'appType' | 'licenceType'>
  extends FieldProps<Name> {
  readonly options: readonly ChoiceOption<string>[];
}

/** One of a closed list. */
export const ChoiceField = <Name extends 'type' | 'viewType' | 'contractType' | 'appType' | 'licenceType'>({
  name,
  ...box
}: ChoiceFieldProps<Name>) => {
  const { field, error } = useField<'type' | 'viewType' | 'contractType' | 'appType' | 'licenceType'>(name);
  return (
    <ChoiceBox
      {...box}
      name={name}
      value={field.value}
      onValue={field.onChange}
      onBlur={field.onBlur}
      error={error}
    />
  );
};

/** Yes or no. */
export const SwitchField = ({ name, ...box }: FieldProps<NameOf<boolean>>) => {
  const { field, error } = useField(name);
  return (
    <SwitchBox {...box} name={name} value={field.value === true} onValue={field.onChange} error={error} />
  );
};
