import type { Kit } from '../../kit/graphql/index.ts';
import { collectDebits } from './collect.service.ts';
import { ownCreditor, saveCreditor } from './creditor.service.ts';
import { restoreDebit, returnDebit, withdrawDebitFile } from './debit-steps.service.ts';
import { debitApiTypes } from './debits.types.ts';
import type { DebitsPort } from './debits-port.ts';
import { daysToCollect, listDebitFiles, listOpenDebits, readDebitFile } from './read-debits.ts';
import { showDebitAccount } from './show-account.service.ts';

type Types = ReturnType<typeof debitApiTypes>;

/** Direct debits answer at /graphql. */
export const addDebits = (kit: Kit, port: DebitsPort): void => {
  const types = debitApiTypes(kit);
  addQueries(kit, types);
  addCollecting(kit, types, port);
  addSteps(kit, port);
};

function addQueries({ builder }: Kit, types: Types): void {
  builder.queryFields((t) => ({
    debitCreditor: t.field({
      type: types.creditor,
      nullable: true,
      description: 'Null until the tenant has entered its creditor details.',
      resolve: async (_root, _args, ctx) => (await ownCreditor(ctx)) ?? null,
    }),
    debitCollectionDays: t.field({ type: types.days, resolve: (_root, _args, ctx) => daysToCollect(ctx) }),
    openDebits: t.field({
      type: types.open,
      description: 'Customer orders ready for collection, oldest first.',
      args: { first: t.arg.int(), after: t.arg.string() },
      resolve: (_root, args, ctx) => listOpenDebits(ctx, args),
    }),
    debitFiles: t.field({
      type: types.files,
      description: 'Newest first.',
      args: { first: t.arg.int(), after: t.arg.string() },
      resolve: (_root, args, ctx) => listDebitFiles(ctx, args),
    }),
    debitFile: t.field({
      type: types.file,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, ctx) => (await readDebitFile(ctx, id)) ?? null,
    }),
  }));
}

function addCollecting({ builder, saveResult }: Kit, types: Types, port: DebitsPort): void {
  const password = { required: true, description: 'The caller’s password.' } as const;
  builder.mutationFields((t) => ({
    saveDebitCreditor: t.field({
      type: saveResult,
      args: {
        creditor: t.arg({ type: types.creditorInput, required: true }),
        version: t.arg.int({ description: 'Version the change is based on; null for the first.' }),
        password: t.arg.string(password),
      },
      resolve: (_root, { creditor, version, password: typed }, ctx) =>
        saveCreditor(ctx, port, { creditor, version: version ?? null, password: typed }),
    }),
    showDebitAccount: t.field({
      type: types.account,
      args: { orderId: t.arg.id({ required: true }), password: t.arg.string(password) },
      resolve: (_root, args, ctx) => showDebitAccount(ctx, port, args),
    }),
    collectDebits: t.field({
      type: saveResult,
      description:
        'Creates a direct debit file for these orders, either all of them or none. `modelId` is the file.',
      args: {
        key: t.arg.id({
          required: true,
          description:
            'Idempotency key: a UUID chosen by the client. The same key always means the same file.',
        }),
        orderIds: t.arg.idList({ required: true }),
        collectOn: t.arg({ type: 'Day', description: 'Null for the earliest possible day.' }),
        password: t.arg.string(password),
      },
      resolve: (_root, { collectOn, ...args }, ctx) =>
        collectDebits(ctx, port, { ...args, collectOn: collectOn ?? null }),
    }),
  }));
}

function addSteps({ builder, saveResult }: Kit, port: DebitsPort): void {
  builder.mutationFields((t) => ({
    withdrawDebitFile: t.field({
      type: saveResult,
      description: 'Withdraws a file that was not submitted to the bank.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, args, ctx) => withdrawDebitFile(ctx, port, args),
    }),
    returnDebit: t.field({
      type: saveResult,
      description: 'Records a returned debit.',
      args: {
        id: t.arg.id({ required: true }),
        reason: t.arg.string({ required: true, description: 'A `ShopDebitReturnReason`.' }),
        note: t.arg.string({ required: true }),
      },
      resolve: (_root, args, ctx) => returnDebit(ctx, args),
    }),
    restoreDebit: t.field({
      type: saveResult,
      description: 'Removes a recorded return.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, args, ctx) => restoreDebit(ctx, args),
    }),
  }));
}
