import type { CollectionDays } from '@tresen/domain/shop/debits';
import type { Kit } from '../../kit/graphql/index.ts';
import type { StoredCreditor } from './creditor.store.ts';
import type { DebitFileRow, DebitOfFile } from './debit-files.store.ts';
import type { OpenDebit } from './open-debits.store.ts';
import type { DebitFiles, OpenDebits, ShownDebitFile } from './read-debits.ts';
import type { DebitAccount } from './show-account.service.ts';

/** The types of debits in the API. */
export const debitApiTypes = (kit: Kit) => ({
  creditor: creditorType(kit),
  creditorInput: creditorInput(kit),
  open: openType(kit),
  files: filesType(kit),
  file: fileType(kit),
  account: accountType(kit),
  days: daysType(kit),
});

function creditorType({ builder }: Kit) {
  return builder.objectRef<StoredCreditor>('DebitCreditor').implement({
    description: 'The tenant’s creditor details, as used in mandates and bank files.',
    fields: (t) => ({
      name: t.exposeString('name'),
      creditorId: t.exposeString('creditorId'),
      iban: t.exposeString('iban', { description: 'The tenant’s own account that receives the payments.' }),
      bic: t.exposeString('bic', { description: 'Empty if there is none.' }),
      address: t.exposeString('address'),
      zipCode: t.exposeString('zipCode'),
      city: t.exposeString('city'),
      country: t.exposeString('country'),
      noticeDays: t.exposeInt('noticeDays', { description: 'Days between notice and debit.' }),
      noteDe: t.exposeString('noteDe', { description: 'Additional mandate text.' }),
      noteEn: t.exposeString('noteEn'),
      version: t.exposeInt('version'),
    }),
  });
}

function creditorInput({ builder }: Kit) {
  return builder.inputType('DebitCreditorInput', {
    fields: (t) => ({
      name: t.string({ required: true }),
      creditorId: t.string({ required: true }),
      iban: t.string({ required: true }),
      bic: t.string({ required: true, description: 'Empty if there is none.' }),
      address: t.string({ required: true }),
      zipCode: t.string({ required: true }),
      city: t.string({ required: true }),
      country: t.string({ required: true }),
      noticeDays: t.int({ required: true }),
      noteDe: t.string({ required: true }),
      noteEn: t.string({ required: true }),
    }),
  });
}

function openType({ builder, pageInfo }: Kit) {
  const row = builder.objectRef<OpenDebit>('OpenDebit').implement({
    description: 'A customer order ready for collection.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'ID of the order.' }),
      number: t.exposeString('number'),
      buyerName: t.exposeString('buyerName'),
      holder: t.exposeString('holder'),
      ibanEnd: t.exposeString('ibanEnd'),
      gross: t.expose('gross', { type: 'Cents' }),
      invoiceNumber: t.exposeString('invoiceNumber', { nullable: true }),
      placedAt: t.expose('placedAt', { type: 'DateTime' }),
      returnReason: t.exposeString('returnReason', {
        nullable: true,
        description: 'Reason for the last return.',
      }),
    }),
  });
  return builder.objectRef<OpenDebits>('OpenDebitConnection').implement({
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [row] }),
      pageInfo: t.expose('pageInfo', { type: pageInfo }),
      totalCount: t.int({ resolve: ({ totalCount }) => totalCount() }),
    }),
  });
}

function filesType({ builder, pageInfo }: Kit) {
  const row = builder.objectRef<DebitFileRow>('DebitFileRow').implement({
    description: 'A direct debit file for the bank.',
    fields: (t) => ({
      id: t.exposeID('id'),
      number: t.exposeString('number'),
      collectOn: t.expose('collectOn', { type: 'Day' }),
      debitCount: t.exposeInt('debitCount'),
      total: t.expose('total', { type: 'Cents' }),
      madeByName: t.exposeString('madeByName'),
      madeAt: t.expose('madeAt', { type: 'DateTime' }),
      withdrawnAt: t.expose('withdrawnAt', { type: 'DateTime', nullable: true }),
      returnedCount: t.exposeInt('returnedCount'),
    }),
  });
  return builder.objectRef<DebitFiles>('DebitFileConnection').implement({
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [row] }),
      pageInfo: t.expose('pageInfo', { type: pageInfo }),
      totalCount: t.int({ resolve: ({ totalCount }) => totalCount() }),
    }),
  });
}

function fileType({ builder }: Kit) {
  const debit = builder.objectRef<DebitOfFile>('DebitOfFile').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      orderId: t.exposeID('orderId'),
      orderNumber: t.exposeString('orderNumber'),
      buyerName: t.exposeString('buyerName'),
      holder: t.exposeString('holder'),
      ibanEnd: t.exposeString('ibanEnd'),
      amount: t.expose('amount', { type: 'Cents' }),
      attempt: t.exposeInt('attempt'),
      state: t.string({ resolve: ({ state }) => state }),
      returnReason: t.exposeString('returnReason', { nullable: true }),
    }),
  });
  return builder.objectRef<ShownDebitFile>('DebitFile').implement({
    description:
      'A direct debit file with its debits. Download its content with `POST /api/debit-files/<id>`.',
    fields: (t) => ({
      id: t.exposeID('id'),
      number: t.exposeString('number'),
      collectOn: t.expose('collectOn', { type: 'Day' }),
      total: t.expose('total', { type: 'Cents' }),
      madeByName: t.exposeString('madeByName'),
      madeAt: t.expose('madeAt', { type: 'DateTime' }),
      withdrawnAt: t.expose('withdrawnAt', { type: 'DateTime', nullable: true }),
      withdrawnByName: t.exposeString('withdrawnByName', { nullable: true }),
      mayWithdraw: t.exposeBoolean('mayWithdraw'),
      debits: t.expose('debits', { type: [debit] }),
    }),
  });
}

function accountType({ builder }: Kit) {
  return builder.objectRef<DebitAccount>('DebitAccount').implement({
    description: 'The bank account an order is paid from. Access is recorded in the audit log.',
    fields: (t) => ({
      holder: t.exposeString('holder'),
      iban: t.exposeString('iban'),
      bic: t.exposeString('bic', { nullable: true }),
      mandate: t.exposeString('mandate'),
      signedOn: t.expose('signedOn', { type: 'Day' }),
      creditorId: t.exposeString('creditorId', { nullable: true }),
    }),
  });
}

function daysType({ builder }: Kit) {
  return builder.objectRef<CollectionDays>('DebitCollectionDays').implement({
    description: 'Earliest and latest collection dates for a file created now, in bank working days.',
    fields: (t) => ({
      earliest: t.expose('earliest', { type: 'Day' }),
      latest: t.expose('latest', { type: 'Day' }),
    }),
  });
}
