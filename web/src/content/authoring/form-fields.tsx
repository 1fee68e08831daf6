import type { ReactNode } from 'react';
import { type FieldPath, useController, useFormContext } from 'react-hook-form';
import { ChoicesBox, type ChoicesOption, LongTextBox, SwitchBox, TextBox } from '../../kit/form/index.ts';
import type { EntryForm } from './entry-values.ts';
import { useFaultWords } from './use-entry-form.ts';

/** Names of the fields that hold such a value. */
type NameOf<Value> = {
  [Name in keyof EntryForm]: EntryForm[Name] extends Value ? Name : never;
}[keyof EntryForm];

interface FieldProps<Name> {
  readonly name: Name;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly required?: boolean;
}

/** A field with the words of its fault. */
export const useField = <Name extends FieldPath<EntryForm>>(name: Name) => {
  const { control } = useFormContext<EntryForm>();
  const { field, fieldState } = useController({ name, control });
  return { field, error: useFaultWords()(fieldState.error?.message) };
};

/** A line of text. */
export const TextField = ({ name, ...box }: FieldProps<NameOf<string>>) => {
  const { field, error } = useField(name);
  return <TextBox {...box} {...field} autoComplete="off" error={error} />;
};

/** Text of several lines. */
export const LongTextField = ({
  name,
  max,
  ...box
}: FieldProps<NameOf<string>> & { readonly max: number }) => {
  const { field, error } = useField(name);
  return <LongTextBox {...box} {...field} max={max} error={error} />;
};

/** A whole number. */
export const OrderField = (box: Omit<FieldProps<'order'>, 'name'>) => {
  const { field, error } = useField('order');
  const { value, onChange, ...input } = field;
  return (
    <TextBox
      {...box}
      {...input}
      inputMode="numeric"
      autoComplete="off"
      value={String(value ?? '')}
      // What is no number stays as it is typed until it is mended.
      onChange={({ target }) => onChange(/^-?\d+$/.test(target.value) ? Number(target.value) : target.value)}
      error={error}
    />
  );
};

/** Yes or no. */
export const SwitchField = ({ name, ...box }: FieldProps<NameOf<boolean>>) => {
  const { field, error } = useField(name);
  return <SwitchBox {...box} name={name} value={field.value} onValue={field.onChange} error={error} />;
};

interface ChoicesFieldProps extends FieldProps<'roles' | 'countries' | 'frontEnds' | 'editions'> {
  readonly options: readonly ChoicesOption[];
}

/** Several of a closed list. */
export const ChoicesField = ({ name, options, ...box }: ChoicesFieldProps) => {
  const { field, error } = useField(name);
  return (
    <ChoicesBox
      {...box}
      name={name}
      groups={[{ id: name, options }]}
      value={field.value}
      onValue={field.onChange}
      error={error}
      toolsFrom={99}
    />
  );
};
