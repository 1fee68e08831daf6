import type { Field } from '@tresen/domain/kit/entities';
import type { ReactNode } from 'react';
import { useController, useFormState, useWatch } from 'react-hook-form';
import { useFaultWords } from '../faults/index.ts';
import type { ReferenceSource } from '../form/index.ts';
import { FieldBox } from './field-box.tsx';
import { useFormContext } from './form-context.ts';
import { faultAt } from './form-faults.ts';
import type { SectionField } from './form-section.ts';
import { wordsAt } from './plain-words.ts';
import { type FormValues, fieldAt } from './record-values.ts';

interface RecordFieldProps {
  /** The field's name; of a row `prices.1.key`. */
  readonly path: string;
  readonly hint?: ReactNode;
  /** Instead of the domain's word for the field. */
  readonly label?: SectionField['label'];
  readonly writing?: SectionField['writing'];
  readonly fills?: SectionField['fills'];
  /** Of a reference: where to choose from, if not from all records of that kind. */
  readonly source?: ((values: FormValues) => ReferenceSource) | undefined;
}

/** What is wrong with the value at a path, in words. */
export const useFaultText = (path: string, field: Field | undefined): string | undefined => {
  const { form } = useFormContext();
  const words = useFaultWords();
  const { errors } = useFormState({ control: form.form.control, name: path });
  const fault = faultAt(errors, path);
  return fault && words(fault, field);
};

/** A value of the record with the box that fits its kind, its name, its help and what is wrong with it. */
export const RecordField = (props: RecordFieldProps) => {
  const { path, hint, source, fills } = props;
  const { form } = useFormContext();
  const field = fieldAt(form.entity.fields, path);
  const { field: control } = useController({ name: path, control: form.form.control });
  const error = useFaultText(path, field);
  const enter = useEnter(control.onChange, fills);
  const following = useFollowing(props);
  if (field === undefined || field.kind === 'rows') throw new Error(`${path} is no single value`);
  return (
    <FieldBox
      {...following}
      path={path}
      field={field}
      hint={hint}
      sourceOf={source}
      error={error}
      value={control.value as never}
      onValue={enter}
      onBlur={control.onBlur}
    />
  );
};

/** Enters a value, and with it what follows from it elsewhere. */
function useEnter(enter: (value: unknown) => void, fills: SectionField['fills']) {
  const { form } = useFormContext();
  return (value: unknown): void => {
    enter(value);
    for (const [name, other] of Object.entries(fills?.(value, form.form.getValues()) ?? {}))
      form.form.setValue(name, other, { shouldDirty: true, shouldValidate: true });
  };
}

/** The field's name and the writing of its text, as far as they follow what else is entered. */
function useFollowing({ path, label, writing }: RecordFieldProps) {
  const { form, words } = useFormContext();
  const { name, of } = wordsAt(words, path);
  const isFollowing = typeof label === 'function' || writing !== undefined;
  const values: FormValues = useWatch({ control: form.form.control, disabled: !isFollowing });
  return {
    label: (typeof label === 'function' ? label(values) : label) ?? of?.fields[name] ?? name,
    writing: writing?.(values),
  };
}
