import type { Entity } from './entity.ts';
import type { ChoiceField, ChoicesField, Fields, RowsField } from './fields.ts';

type ChoiceWords<F extends Fields> = {
  readonly [Name in keyof F as F[Name] extends ChoiceField | ChoicesField ? Name : never]: F[Name] extends {
    readonly values: readonly (infer Value extends string | number)[];
  }
    ? Readonly<Record<Value, string>>
    : never;
};
type RowsWords<F extends Fields> = {
  readonly [Name in keyof F as F[Name] extends RowsField ? Name : never]: F[Name] extends {
    readonly of: infer Row extends Fields;
  }
    ? FieldWords<Row>
    : never;
};

/** The words of fields: of each its name, of choices each value, of rows each field. A missing one does not compile. */
export interface FieldWords<F extends Fields = Fields> {
  readonly fields: { readonly [Name in keyof F]: string };
  readonly choices: ChoiceWords<F>;
  readonly rows: RowsWords<F>;
}

/**
 * What people call a kind of record and its fields: in lists and forms, as the head of files, in the audit log. `with`
 * a count for sentences: `1 Artikel`.
 */
export interface EntityWords<E extends Entity = Entity> extends FieldWords<E['fields']> {
  readonly one: string;
  readonly many: string;
  readonly counted: (count: string, isOne: boolean) => string;
}

/** What else is said of kinds of record, in the cases that German has for it. */
export interface RecordWords<E extends Entity = Entity> extends EntityWords<E> {
  /** Behind "wird von", so in the dative: `2 Druckern`. */
  readonly usedBy: (count: string, isOne: boolean) => string;
  /** As the object of a sentence, so in the accusative: `den Drucker`. */
  readonly theOne: string;
}
