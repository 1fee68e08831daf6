import type { Fault, FaultCode } from '../../kit/entities/index.ts';

/** What can be wrong with a cell of a file beside what can be wrong with its value; the words are in the web. */
export const cellFaultCodes = [
  /** `decimals` that the value can hold */
  'TOO_PRECISE',
  /** Excel made `4,00638E+12` of a long number. */
  'NUMBER_SHORTENED',
  /** Several records are called like that. */
  'AMBIGUOUS_REFERENCE',
  /** `row`: the first row of the file with the same key */
  'KEY_TWICE',
  /** Several records have the key. */
  'AMBIGUOUS_KEY',
  /** No record has this id. */
  'UNKNOWN_ID',
  /** A list of rows that is not written as `2=3,50|3=4,00`. */
  'ROWS_NOT_READABLE',
] as const;
export type CellFaultCode = FaultCode | (typeof cellFaultCodes)[number];

/** What is wrong with a cell, or with a row when there is no such cell. */
export interface CellFault {
  /** Index of the column, from 0; null when the file does not have the value at all. */
  readonly column: number | null;
  /** The target of the column or the field at fault: `price`. */
  readonly target: string;
  readonly code: CellFaultCode;
  readonly parameters?: Fault['parameters'];
}

/** A fault with the place where people find it: the number of the row as Excel shows it. */
export interface RowFault extends CellFault {
  readonly row: number;
  /** What the cell says, shortened. */
  readonly text: string;
}

/** The name of a column as Excel shows it: A for 0, AA for 26. */
export const columnName = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : columnName(Math.floor(index / 26) - 1) + columnName(index % 26);
