import type { ButtonApp } from '../index.ts';

/** Something that a button does at the register other than to sell (BTN-08, decisions BTN-09). */
export interface ButtonFunction {
  /** Stored and sent: it never changes. */
  readonly id: string;
  /** Name of a picture that the web and registers draw. */
  readonly icon: string;
  /** The apps that know it. */
  readonly apps: readonly ButtonApp[];
  readonly group: FunctionGroup;
}

export const functionGroups = [
  'payment',
  'receipt',
  'line',
  'table',
  'customer',
  'drawer',
  'device',
] as const;
export type FunctionGroup = (typeof functionGroups)[number];

const everywhere: readonly ButtonApp[] = ['Static_Pos', 'Mobile_Pos', 'Event_App'];
const tills: readonly ButtonApp[] = ['Static_Pos', 'Event_App'];
const tables: readonly ButtonApp[] = ['Static_Pos', 'Mobile_Pos'];
const till: readonly ButtonApp[] = ['Static_Pos'];

/** All of them, in the order of the palette. */
export const buttonFunctions = [
  { id: 'fastPayCash', icon: 'cash', apps: everywhere, group: 'payment' },
  { id: 'fastPayCard', icon: 'card', apps: everywhere, group: 'payment' },
  { id: 'pay', icon: 'pay', apps: everywhere, group: 'payment' },
  { id: 'payVoucher', icon: 'voucher', apps: everywhere, group: 'payment' },
  { id: 'sellVoucher', icon: 'voucherNew', apps: tills, group: 'payment' },
  { id: 'payOnAccount', icon: 'invoice', apps: till, group: 'payment' },
  { id: 'payMixed', icon: 'split', apps: everywhere, group: 'payment' },
  { id: 'tip', icon: 'tip', apps: everywhere, group: 'payment' },
  { id: 'foreignCurrency', icon: 'currency', apps: till, group: 'payment' },
  { id: 'splitBill', icon: 'splitBill', apps: tables, group: 'payment' },
  { id: 'receiptReprint', icon: 'print', apps: everywhere, group: 'receipt' },
  { id: 'hospitalityReceipt', icon: 'hospitality', apps: tables, group: 'receipt' },
  { id: 'interimReceipt', icon: 'interim', apps: tables, group: 'receipt' },
  { id: 'receiptByMail', icon: 'mail', apps: everywhere, group: 'receipt' },
  { id: 'withoutReceipt', icon: 'noPrint', apps: tills, group: 'receipt' },
  { id: 'cancelReceipt', icon: 'cancelReceipt', apps: everywhere, group: 'receipt' },
  { id: 'findReceipt', icon: 'search', apps: till, group: 'receipt' },
  { id: 'returnGoods', icon: 'return', apps: till, group: 'receipt' },
  { id: 'training', icon: 'training', apps: till, group: 'receipt' },
  { id: 'discount', icon: 'discount', apps: everywhere, group: 'line' },
  { id: 'lineDiscount', icon: 'lineDiscount', apps: everywhere, group: 'line' },
  { id: 'cancelLine', icon: 'cancelLine', apps: everywhere, group: 'line' },
  { id: 'quantity', icon: 'quantity', apps: everywhere, group: 'line' },
  { id: 'price', icon: 'price', apps: everywhere, group: 'line' },
  { id: 'priceGroup', icon: 'priceGroup', apps: everywhere, group: 'line' },
  { id: 'courseSelect', icon: 'course', apps: tables, group: 'line' },
  { id: 'callCourse', icon: 'bell', apps: tables, group: 'line' },
  { id: 'note', icon: 'note', apps: everywhere, group: 'line' },
  { id: 'takeAway', icon: 'takeAway', apps: everywhere, group: 'line' },
  { id: 'deposit', icon: 'deposit', apps: everywhere, group: 'line' },
  { id: 'scale', icon: 'scale', apps: till, group: 'line' },
  { id: 'searchArticle', icon: 'searchArticle', apps: everywhere, group: 'line' },
  { id: 'tablePlan', icon: 'table', apps: tables, group: 'table' },
  { id: 'moveTable', icon: 'moveTable', apps: tables, group: 'table' },
  { id: 'mergeTables', icon: 'merge', apps: tables, group: 'table' },
  { id: 'guests', icon: 'guests', apps: tables, group: 'table' },
  { id: 'park', icon: 'park', apps: everywhere, group: 'table' },
  { id: 'customer', icon: 'customer', apps: tills, group: 'customer' },
  { id: 'customerCard', icon: 'customerCard', apps: tills, group: 'customer' },
  { id: 'houseBill', icon: 'house', apps: tables, group: 'customer' },
  { id: 'openDrawer', icon: 'drawer', apps: tills, group: 'drawer' },
  { id: 'payIn', icon: 'payIn', apps: tills, group: 'drawer' },
  { id: 'payOut', icon: 'payOut', apps: tills, group: 'drawer' },
  { id: 'cashCount', icon: 'count', apps: tills, group: 'drawer' },
  { id: 'interimReport', icon: 'report', apps: tills, group: 'drawer' },
  { id: 'dailyClosing', icon: 'closing', apps: tills, group: 'drawer' },
  { id: 'changeEmployee', icon: 'employee', apps: everywhere, group: 'device' },
  { id: 'lock', icon: 'lock', apps: everywhere, group: 'device' },
  { id: 'customerDisplay', icon: 'display', apps: till, group: 'device' },
] as const satisfies readonly ButtonFunction[];
export type ButtonFunctionId = (typeof buttonFunctions)[number]['id'];

const byId: ReadonlyMap<string, ButtonFunction> = new Map(buttonFunctions.map((one) => [one.id, one]));

/** Undefined for what is none. */
export function buttonFunctionOf(id: string): ButtonFunction | undefined {
  return byId.get(id);
}

/** Those that an app knows, in the order of the palette. */
export function buttonFunctionsOf(app: ButtonApp): readonly ButtonFunction[] {
  return [...byId.values()].filter(({ apps }) => apps.includes(app));
}
