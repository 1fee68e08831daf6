import {
  noSaleOf,
  type PaymentGroup,
  paymentGroups,
  type ReceiptMark,
  receiptMarks,
} from '@tresen/domain/sales/receipts';
import type { Kit } from '../../../kit/graphql/index.ts';
import type { ReceiptRow } from './receipt-list.store.ts';

/** A receipt as lists show it. */
export const receiptRowType = ({ builder }: Kit) =>
  builder.objectRef<ReceiptRow>('ReceiptRow').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      number: t.exposeFloat('number'),
      type: t.exposeString('type'),
      end: t.expose('end', { type: 'DateTime' }),
      businessDay: t.expose('businessDay', { type: 'Day' }),
      unitId: t.exposeID('unitId'),
      unitName: t.exposeString('unitName'),
      zone: t.exposeString('zone', { description: 'Time zone of the branch, used to display its receipts.' }),
      registerName: t.exposeString('registerName'),
      employeeName: t.exposeString('employeeName', { nullable: true }),
      gross: t.expose('gross', { type: 'Cents' }),
      turnover: t.expose('turnover', { type: 'Cents' }),
      currency: t.exposeString('currency'),
      zNumber: t.exposeFloat('zNumber', { nullable: true }),
      payments: t.stringList({
        description: '`cash`, `card`, `digital` or `other`.',
        resolve: ({ payments }) => groupsOf(payments),
      }),
      marks: t.stringList({
        description: '`unsigned`, `cancelled`, `discounted`, `tipped`, `voucher` or `refund`.',
        resolve: ({ marks }) => marksOf(marks),
      }),
      target: t.exposeString('target', {
        nullable: true,
        description: 'Table, room or other destination.',
      }),
      customer: t.exposeString('customer', {
        nullable: true,
        description: 'Whom people named as its customer, else whom the register did.',
      }),
      note: t.exposeString('note', { nullable: true }),
      noSale: t.string({
        nullable: true,
        description:
          'Kind of record if it is not a sale: its type or, for a Beleg without turnover, the kind of its first line (Geldtransit, Anfangsbestand …).',
        resolve: ({ type, kinds }) => noSaleOf(type, kinds),
      }),
      tags: t.stringList({ resolve: ({ tags }) => [...tags] }),
    }),
  });
export type ReceiptRowRef = ReturnType<typeof receiptRowType>;

function groupsOf(bits: number | null): PaymentGroup[] {
  return paymentGroups.filter((_group, index) => ((bits ?? 0) & (1 << index)) !== 0);
}

function marksOf(bits: number | null): ReceiptMark[] {
  return (Object.keys(receiptMarks) as ReceiptMark[]).filter(
    (mark) => ((bits ?? 0) & receiptMarks[mark]) !== 0,
  );
}
