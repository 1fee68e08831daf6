import type { Receipt, TseCheck } from '@tresen/domain/sales/receipts';
import { type Ctx, tenantOf } from '../../../kit/context/index.ts';
import { inTenant, type Tx } from '../../../kit/db/pools.ts';
import { hitsOf, type Kit } from '../../../kit/graphql/index.ts';
import { createSharedTypes } from '../../../kit/records/index.ts';
import type { ReceiptRowRef } from '../list/receipt-types.ts';
import { verifyReceipt } from '../verification/verification.service.ts';
import { updateReceipt } from './annotations.service.ts';
import { type AnnotationChange, annotationChanges, tagsLike } from './annotations.store.ts';
import {
  closingOf,
  findReceipt,
  type LinkedReceipt,
  receiptsOfIds,
  receiptsReferringTo,
  registerNeighbours,
  type Seller,
  type StoredReceipt,
  sellerOf,
} from './receipt-page.store.ts';

/** One receipt, its verification, and what people write at it. */
export const addReceiptPage = (kit: Kit, row: ReceiptRowRef): void => {
  const { builder, saveResult } = kit;
  const receipt = receiptType(kit, row);
  const check = checkType(kit);
  const update = builder.inputType('ReceiptUpdateInput', {
    fields: (t) => ({
      id: t.id({ required: true }),
      version: t.int({
        required: true,
        description: 'Version the change is based on; 0 before the first change.',
      }),
      note: t.string({ required: true }),
      tags: t.stringList({ required: true }),
      customerId: t.id({ required: false, description: 'ID of one of the tenant’s customers.' }),
      customerName: t.string({ required: false, description: 'Name of any other customer.' }),
    }),
  });
  builder.queryFields((t) => ({
    receipt: t.field({
      type: receipt,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, ctx) => (await inOwn(ctx, (tx) => findReceipt(tx, id))) ?? null,
    }),
    receiptVerification: t.field({
      type: [check],
      nullable: true,
      description: 'Signature checks of a receipt. Each one passed, failed or was not possible.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => verifyReceipt(ctx, id),
    }),
    receiptTags: t.stringList({
      description: 'Tags used by the tenant, most frequent first.',
      args: { text: t.arg.string({ required: true }), first: t.arg.int() },
      resolve: (_root, { text, first }, ctx) => inOwn(ctx, (tx) => tagsLike(tx, text.trim(), hitsOf(first))),
    }),
  }));
  builder.mutationField('updateReceipt', (t) =>
    t.field({
      type: saveResult,
      description: 'Changes note, tags and customer. Everything else on a receipt is immutable.',
      args: { receipt: t.arg({ type: update, required: true }) },
      resolve: (_root, { receipt: given }, ctx) => updateReceipt(ctx, given),
    }),
  );
};

function receiptType(kit: Kit, row: ReceiptRowRef) {
  const linked = linkedType(kit);
  const seller = sellerType(kit);
  const change = changeType(kit);
  const closing = closingRefType(kit);
  const { neighbours } = createSharedTypes(kit);
  return kit.builder.objectRef<StoredReceipt>('Receipt').implement({
    description: 'A stored receipt, with the register’s original data as JSON text.',
    fields: (t) => ({
      row: t.field({ type: row, resolve: (receipt) => receipt }),
      start: t.expose('start', { type: 'DateTime' }),
      receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
      deviceId: t.exposeID('deviceId'),
      country: t.exposeString('country'),
      content: t.exposeString('content'),
      version: t.exposeInt('version', {
        description: 'Version of note, tags and customer; 0 before the first change.',
      }),
      customerId: t.exposeID('customerId', { nullable: true }),
      customerName: t.exposeString('customerName', { nullable: true }),
      closing: t.field({
        type: closing,
        nullable: true,
        description: 'The daily closing that includes it, once received.',
        resolve: async (receipt, _args, ctx) => (await inOwn(ctx, (tx) => closingOf(tx, receipt))) ?? null,
      }),
      seller: t.field({
        type: seller,
        nullable: true,
        resolve: async ({ unitId }, _args, ctx) => (await inOwn(ctx, (tx) => sellerOf(tx, unitId))) ?? null,
      }),
      refersTo: t.field({
        type: [linked],
        resolve: (receipt, _args, ctx) => inOwn(ctx, (tx) => receiptsOfIds(tx, referredIds(receipt))),
      }),
      referredBy: t.field({
        type: [linked],
        resolve: ({ id }, _args, ctx) => inOwn(ctx, (tx) => receiptsReferringTo(tx, id)),
      }),
      onRegister: t.field({
        type: neighbours,
        description: 'The previous and next receipt from the same register.',
        resolve: (receipt, _args, ctx) => inOwn(ctx, (tx) => registerNeighbours(tx, receipt)),
      }),
      changes: t.field({
        type: [change],
        resolve: ({ id }, _args, ctx) => inOwn(ctx, (tx) => annotationChanges(tx, id)),
      }),
    }),
  });
}

function linkedType({ builder }: Kit) {
  return builder.objectRef<LinkedReceipt>('LinkedReceipt').implement({
    description: 'A receipt that refers to another one or is referred to by it.',
    fields: (t) => ({
      id: t.exposeID('id'),
      number: t.exposeFloat('number'),
      type: t.exposeString('type'),
      end: t.expose('end', { type: 'DateTime' }),
      zone: t.exposeString('zone'),
      gross: t.expose('gross', { type: 'Cents' }),
      currency: t.exposeString('currency'),
    }),
  });
}

function sellerType({ builder }: Kit) {
  return builder.objectRef<Seller>('ReceiptSeller').implement({
    description: 'The seller, as it must appear on a printed receipt.',
    fields: (t) => ({
      name: t.exposeString('name'),
      address: t.exposeString('address', { nullable: true }),
      zipCode: t.exposeString('zipCode', { nullable: true }),
      city: t.exposeString('city', { nullable: true }),
      taxNumber: t.exposeString('taxNumber', { nullable: true }),
      vatId: t.exposeString('vatId', { nullable: true }),
    }),
  });
}

function changeType({ builder }: Kit) {
  return builder.objectRef<AnnotationChange>('ReceiptChange').implement({
    description: 'A change to note, tags or customer. Changed values as JSON.',
    fields: (t) => ({
      id: t.exposeID('id'),
      at: t.expose('at', { type: 'DateTime' }),
      byName: t.exposeString('byName'),
      oldValues: t.exposeString('oldValues'),
      newValues: t.exposeString('newValues'),
    }),
  });
}

function closingRefType({ builder }: Kit) {
  return builder
    .objectRef<{ readonly id: string; readonly zNumber: number }>('ReceiptClosing')
    .implement({ fields: (t) => ({ id: t.exposeID('id'), zNumber: t.exposeFloat('zNumber') }) });
}

/** The receipts that a receipt's own references name. */
function referredIds({ content }: StoredReceipt): string[] {
  return ((JSON.parse(content) as Receipt).references ?? []).map(({ receiptId }) => receiptId).filter(isUuid);
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(text);
}

function checkType({ builder }: Kit) {
  return builder.objectRef<TseCheck>('TseCheck').implement({
    fields: (t) => ({
      check: t.exposeString('check', {
        description: '`signed`, `content`, `serial`, `signature`, `times`, `transaction` or `counter`.',
      }),
      outcome: t.exposeString('outcome', { description: '`passed`, `failed` or `impossible`.' }),
      reason: t.exposeString('reason', { nullable: true }),
      expected: t.exposeString('expected', { nullable: true }),
      found: t.exposeString('found', { nullable: true }),
    }),
  });
}

function inOwn<Result>(ctx: Ctx, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return inTenant(ctx.db, tenantOf(ctx), work);
}
