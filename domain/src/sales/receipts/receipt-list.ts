import {
  cents,
  choice,
  choices,
  day,
  device,
  type EntityWords,
  type ListedKind,
  named,
  text,
  whole,
} from '../../kit/entities/index.ts';
import { currencies } from '../../kit/money/index.ts';
import { paymentGroups, receiptTypes } from './receipt-codes.ts';
import { type ReceiptMark, receiptMarks } from './receipt-marks.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const marks = Object.keys(receiptMarks) as readonly ReceiptMark[];

const fields = {
  number: whole({ isRequired: true, isFiltered: true }),
  gross: cents({ isRequired: true, isFiltered: true, isSorted: true }),
  /** Of a tenant with branches in several countries: sums never mix them (contract 15). */
  currency: choice(currencies, { isRequired: true, isFiltered: true }),
  businessDay: day({ isRequired: true, isFiltered: true }),
  /** Of the branch's clock, when the receipt ended: 14 is from 14:00 to 14:59. */
  hour: choice(hours, { isRequired: true, isFiltered: true }),
  deviceId: device({ isRequired: true, isFiltered: true }),
  /** `unitId:employeeKey`: keys are the register system's own, each branch has others. */
  employee: named({ isRequired: true, isFiltered: true }),
  type: choice(receiptTypes, { isRequired: true, isFiltered: true }),
  payment: choices(paymentGroups, { isRequired: true, isFiltered: true }),
  mark: choices(marks, { isRequired: true, isFiltered: true }),
  /** The register's own key of an article that was sold. */
  article: named({ isRequired: true, isFiltered: true }),
  tag: named({ isRequired: true, isFiltered: true }),
  note: text({ isRequired: true, isFiltered: true }),
  target: text({ isRequired: true, isFiltered: true }),
  zNumber: whole({ isRequired: true, isFiltered: true }),
} as const;

/** By what the list of receipts is narrowed; its order is the newest first, or that of the amount. */
export const receiptList = { fields, title: 'number', statuses: [] } as const satisfies ListedKind;

type Fields = typeof fields;
type Choices = {
  readonly [Name in 'currency' | 'hour' | 'type' | 'payment' | 'mark']: Readonly<
    Record<Fields[Name]['values'][number], string>
  >;
};

/** The words of the list's fields. */
export interface ReceiptListWords extends EntityWords {
  readonly fields: Readonly<Record<keyof Fields, string>>;
  readonly choices: Choices;
}
