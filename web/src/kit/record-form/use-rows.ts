import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useFormContext } from './form-context.ts';
import type { FormValues } from './record-values.ts';

/** The rows of a field, and what can be done with them. */
export type Rows = ReturnType<typeof useRows>;

/** Moves rows and puts the focus where one goes on. */
export const useRows = (name: string) => {
  const { form } = useFormContext();
  const { fields, append, remove, move } = useFieldArray({ control: form.form.control, name });
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const row = list.current?.children[Math.min(wanted.current, fields.length - 1)];
    wanted.current = undefined;
    row?.querySelector('input')?.focus();
  }, [fields]);
  const goTo = (row: number) => {
    wanted.current = row;
  };
  return {
    rows: fields,
    list,
    add: (row: FormValues) => {
      goTo(fields.length);
      append(row, { shouldFocus: false });
    },
    remove: (at: number) => {
      goTo(at);
      remove(at);
    },
    move: (at: number, to: number) => {
      if (to < 0 || to >= fields.length) return;
      goTo(to);
      move(at, to);
    },
  };
};

/** Alt with an arrow moves the row that one is in. */
export const moveByKey = (rows: Rows, at: number) => (event: KeyboardEvent) => {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
  event.preventDefault();
  rows.move(at, event.key === 'ArrowUp' ? at - 1 : at + 1);
};
