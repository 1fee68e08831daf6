import { hash } from 'node:crypto';
import { type Receipt, tseProcess } from '@tresen/domain/sales/receipts';
import { buildReceipt, type ReceiptDraft } from '@tresen/register';
import type { Register } from '../kit/tenants.ts';
import { days, firstDay } from './plan.ts';

type PositionDraft = ReceiptDraft['positions'][number];

const articleCount = 60;
/** How many different receipts all are made from. */
const templateCount = 1_000;
const msPerDay = 86_400_000;
const opening = 7 * 3_600_000;
const openFor = 15 * 3_600_000;
const employees = ['Ada', 'Ben', 'Cem', 'Dora'] as const;

const paymentKinds = [
  { kind: 'Bar', name: 'Bar' },
  { kind: 'Bar', name: 'Bar' },
  { kind: 'ECKarte', name: 'girocard' },
  { kind: 'Kreditkarte', name: 'Kreditkarte' },
  { kind: 'ElZahlungsdienstleister', name: 'PayPal' },
] as const;

type Template = Omit<Receipt, 'tse'> & { readonly tse: NonNullable<Receipt['tse']> };

const positionCounts = [1, 1, 1, 2, 1, 3] as const;

const templates = Array.from({ length: templateCount }, (_, number) => templateOf(number));
const seatedTemplates = templates.map(seatedOf);

/** A tenant as its receipts need it. */
export interface Sellers {
  readonly tenantId: string;
  /** Its place among all tenants. */
  readonly place: number;
  readonly registers: readonly Register[];
  readonly receipts: number;
  readonly isSeated?: boolean;
}

/**
 * The receipt at an index from 0, in the order of time. Each register has every so-and-so-many-th, so that its numbers
 * are unbroken, and its own security device.
 */
export const receiptAt = ({ place, registers, receipts, isSeated }: Sellers, index: number) => {
  const till = (index * 7_919) % registers.length;
  const register = registers[till];
  const number = Math.floor(index / registers.length) + 1;
  // Of every register in another order, so that each sells everything.
  const choice = (index * 7_907 + number * 13) % templateCount;
  const template = (isSeated ? seatedTemplates : templates)[choice];
  if (!register || !template) throw new Error('a receipt needs a register');
  const { day, at } = momentOf(index, receipts);
  const shift = at % msPerDay < opening + openFor / 2 ? 0 : 1;
  const employee = (till + shift) % employees.length;
  const minutes = isSeated ? stayAt(index) : 1;
  const [start, end] = [new Date(at - minutes * 60_000).toISOString(), new Date(at).toISOString()];
  const receipt: Receipt = {
    ...template,
    id: idOf(at, place, index),
    databaseId: register.databaseId,
    register: { serial: register.deviceId, name: register.name },
    number,
    zNumber: day + 1,
    start,
    end,
    employee: { key: String(employee + 1), name: employees[employee] ?? '' },
    ...signatureOf(template, register, number, { start, end }),
  };
  return { register, receipt };
};

/** The index of a tenant's first receipt of a day from 0. */
export const firstOfDay = (day: number, total: number): number => Math.ceil((day * total) / days);

function templateOf(number: number): Template {
  const length = positionCounts[number % positionCounts.length] ?? 1;
  const sold = Array.from({ length }, (_, index) => soldPosition(number * 7 + index * 13));
  const built = buildReceipt({
    till: { databaseId: '', serial: '', name: '' },
    at: 0,
    positions: [...sold, ...specialPositions(number, sold)],
    ...(number % 4 === 0
      ? { guests: (number % 5) + 1, target: { kind: 'table', label: `Tisch ${(number % 24) + 1}` } }
      : {}),
    ...(number === 300 ? { note: 'Abholung um 18 Uhr' } : {}),
  });
  const paid = paymentKinds[number % paymentKinds.length] ?? paymentKinds[0];
  const receipt: Receipt = {
    ...built,
    payments: [{ ...paid, amount: built.gross, currency: built.currency }],
  };
  const signature = hash('sha256', String(number), 'base64');
  const device = { serial: '', clientId: '', transaction: 0, signatureCounter: 0 };
  const format = { algorithm: 'ecdsa-plain-SHA256', timeFormat: 'utcTime' };
  const times = { start: receipt.start, end: receipt.end };
  return { ...receipt, tse: { ...device, ...times, ...tseProcess(receipt), ...format, signature } };
}

/** The same at a table; every fifth names one of 131 customers. */
function seatedOf(template: Template, number: number): Template {
  const target = { kind: 'table' as const, label: `Tisch ${(number % 40) + 1}` };
  const customer = number % 5 === 0 ? { customer: { name: `Gast Nummer ${(number * 7) % 655}` } } : {};
  return { ...template, target, guests: (number % 6) + 1, ...customer };
}

/** Minutes at a table: from twenty to almost three hours, mostly near one and a half. */
function stayAt(index: number): number {
  return 20 + ((index * 37) % 75) + ((index * 101) % 80);
}

/** Article of a small menu: 2 to 16 euros, the first third drinks at the full rate. */
function soldPosition(choice: number): PositionDraft {
  const index = choice % articleCount;
  const isDrink = index < articleCount / 3;
  return {
    text: `${isDrink ? 'Getränk' : 'Gericht'} ${index + 1}`,
    unitPrice: 200 + ((index * 237) % 1400),
    quantity: choice % 5 === 0 ? 2000 : 1000,
    vatKey: isDrink ? 1 : 2,
    article: { key: String(1000 + index), category: isDrink ? 'Getränke' : 'Speisen' },
  };
}

/** What a restaurant has beside plain sales, each in its share of the templates. */
function specialPositions(number: number, sold: readonly PositionDraft[]): PositionDraft[] {
  const [first] = sold;
  if (!first) return [];
  const back = -(first.quantity ?? 1000);
  if (number === 500) return [{ ...first, quantity: 3 * back, cancellation: true }];
  if (number % 50 === 7) return [{ ...first, quantity: back, cancellation: true }];
  if (number % 20 === 3)
    return [{ text: 'Rabatt', kind: 'Rabatt', unitPrice: -100, vatKey: first.vatKey ?? 1 }];
  if (number % 10 === 1) return [{ text: 'Trinkgeld', kind: 'TrinkgeldAN', unitPrice: 150, vatKey: 5 }];
  if (number % 100 === 9)
    return [{ text: 'Gutschein', kind: 'MehrzweckgutscheinKauf', unitPrice: 2500, vatKey: 5 }];
  return [];
}

/** The instant of a tenant's receipt: all are spread evenly over the opening hours of all days. */
function momentOf(index: number, total: number): { readonly day: number; readonly at: number } {
  const place = (index * days) / total;
  const day = Math.floor(place);
  const at = Date.parse(firstDay) + day * msPerDay + opening + Math.floor((place - day) * openFor);
  return { day, at };
}

/** A UUIDv7 (RFC 9562 section 5.7), unique among all tenants. */
function idOf(at: number, tenant: number, index: number): string {
  const time = at.toString(16).padStart(12, '0');
  const tail = `${tenant.toString(16).padStart(4, '0')}${index.toString(16).padStart(8, '0')}`;
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-a000-${tail}`;
}

/** One receipt in a thousand of each register is not signed; its device does not count it. */
function signatureOf(
  { tse }: Template,
  { deviceId, name }: Register,
  number: number,
  times: { readonly start: string; readonly end: string },
): Pick<Receipt, 'tse' | 'tseFailure'> {
  if (number % 1_000 === 500) return { tse: undefined, tseFailure: 'TSE nicht erreichbar' };
  const transaction = number - Math.floor((number + 500) / 1_000);
  const counters = { transaction, signatureCounter: 2 * transaction };
  return { tse: { ...tse, serial: deviceId, clientId: name, ...counters, ...times } };
}
