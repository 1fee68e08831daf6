import type { Entity } from '@tresen/domain/kit/entities';
import type { ReactNode } from 'react';
import type { ReferenceSource, TextWriting } from '../form/index.ts';
import type { FormValues } from './record-values.ts';

/** A field of a section, with what is special about it here. */
export interface SectionField<E extends Entity = Entity> {
  readonly name: keyof E['fields'] & string;
  readonly hint?: ReactNode;
  /** Instead of the domain's word; it may follow what else is entered. */
  readonly label?: string | ((values: FormValues) => string);
  /** Takes the whole line; long texts and rows do anyway. */
  readonly isWide?: boolean;
  /** Left out of the page while it says no; its value stays. */
  readonly isShown?: (values: FormValues) => boolean;
  /** Of a reference: where to choose from, if not from all records of that kind. Kept by its `key`. */
  readonly source?: (values: FormValues) => ReferenceSource;
  /** Of a text: how it is kept and shown, where that follows what else is entered. */
  readonly writing?: (values: FormValues) => TextWriting | undefined;
  /** What else is entered along with a value that somebody enters here. */
  readonly fills?: (value: unknown, values: FormValues) => FormValues;
  /** Of a field of rows: the button's words, and what a further row begins with. */
  readonly add?: string;
  readonly newRow?: (rows: readonly FormValues[]) => FormValues;
}

/** A part of a record's page that the form does not know: a margin, a preview. It may use `useFormContext`. */
export interface SectionPart {
  readonly key: string;
  readonly element: ReactNode;
  readonly isShown?: (values: FormValues) => boolean;
}

/** A section of a record's page, in its order: `fields` by name alone, or with what is special about them. */
export interface FormSection<E extends Entity = Entity> {
  /** Its anchor in the address: `#prices` */
  readonly id: string;
  readonly title: string;
  readonly intro?: string;
  readonly fields: readonly ((keyof E['fields'] & string) | SectionField<E> | SectionPart)[];
  readonly isShown?: (values: FormValues) => boolean;
}

/** Sections whose fields have been checked against their entity. */
export type AnySection = FormSection;

/** The last section of each page: where a record belongs, and whether it is used. */
export const commonSectionId = 'use';

/** A section's field in its long form. */
export const longForm = (field: AnySection['fields'][number]): SectionField | SectionPart =>
  typeof field === 'string' ? { name: field } : field;
