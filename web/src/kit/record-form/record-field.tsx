import type { Field } from '@tresen/domain/master-data/entities';
import type { ReactNode } from 'react';
import { useController, useFormState } from 'react-hook-form';
import { useFaultWords } from '../faults/index.ts';
import type { ReferenceSource } from '../form/index.ts';
import { FieldBox } from './field-box.tsx';
import { useFormContext } from './form-context.ts';
import { faultAt } from './form-faults.ts';
import { wordsAt } from './plain-words.ts';
import { type FormValues, fieldAt } from './record-values.ts';

interface RecordFieldProps {
  /** The field's name; of a row `prices.1.key`. */
  readonly path: string;
  readonly hint?: ReactNode;
  /** Instead of the domain's word for the field. */
  readonly label?: string | undefined;
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
export const RecordField = ({ path, hint, label, source }: RecordFieldProps) => {
  const { form, words } = useFormContext();
  const field = fieldAt(form.entity.fields, path);
  const { field: control } = useController({ name: path, control: form.form.control });
  const error = useFaultText(path, field);
  const { name, of } = wordsAt(words, path);
  if (field === undefined || field.kind === 'rows') throw new Error(`${path} is no single value`);
  return (
    <FieldBox
      path={path}
      field={field}
      label={label ?? of?.fields[name] ?? name}
      hint={hint}
      sourceOf={source}
      error={error}
      value={control.value as never}
      onValue={control.onChange}
      onBlur={control.onBlur}
    />
  );
};
