import type { Field } from '@tresen/domain/kit/entities';
import { createContext, useContext } from 'react';
import type { ReferenceSource } from '../../form/index.ts';
import type { Column, ColumnEdit } from '../../list/index.ts';

/** A row as cells see it: its values by name. */
export type CellRow = Readonly<Record<string, unknown>> & { readonly id: string };

/** A column whose cells are entered. */
export type CellColumn = Column<CellRow> & { readonly edit: ColumnEdit };

/** A new value of a cell, with the name behind it where it refers to a record. */
export interface Entered {
  readonly value: unknown;
  readonly name?: string | undefined;
}

/** Undefined once it is saved, else why it is not, in words. */
export type CellOutcome = string | undefined;

/** What cells need of the list that they stand in. The same object between renderings. */
export interface Cells {
  /** The field behind a value; undefined for `isActive`, which every record has. */
  readonly fieldOf: (name: string) => Field | undefined;
  readonly sourceOf: (edit: ColumnEdit) => ReferenceSource | undefined;
  /** Writes a value in words. */
  readonly text: (name: string, value: unknown) => string;
  /** What the choices of a field are called. */
  readonly choices: (name: string) => Readonly<Record<string | number, string>>;
  /** What is wrong with a value by itself, before anybody asks the server. */
  readonly faultOf: (name: string, value: unknown) => string | undefined;
  readonly titleOf: (row: CellRow) => string;
  readonly save: (row: CellRow, column: CellColumn, from: unknown, entered: Entered) => Promise<CellOutcome>;
}

const Context = createContext<Cells | undefined>(undefined);
export const CellsProvider = Context.Provider;

export const useCells = (): Cells => {
  const cells = useContext(Context);
  if (!cells) throw new Error('a cell outside of a list that is edited');
  return cells;
};

/** The value that a row has for a field, as it is saved. */
export const storedValue = (row: CellRow, name: string, field: Field | undefined): unknown =>
  field?.kind === 'reference' ? (referred(row, name)?.id ?? null) : row[name];

export const storedName = (row: CellRow, name: string): string | undefined => referred(row, name)?.name;

/** The record behind a reference comes with the row: `mainCategory` for `mainCategoryId`. */
function referred(row: CellRow, name: string) {
  return row[name.replace(/Id$/, '')] as { readonly id: string; readonly name: string } | null | undefined;
}
