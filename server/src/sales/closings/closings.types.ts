import type { RecordFilter } from '@tresen/domain/kit/entities';
import {
  type ClosingFigure,
  type ClosingNote,
  closingFigureUnits,
  closingStates,
  closingTypes,
  figureResults,
} from '@tresen/domain/sales/closings';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { askTenant } from '../../kit/db/pools.ts';
import type { Kit, PageInfo } from '../../kit/graphql/index.ts';
import {
  type ClosingRow,
  type ClosingTotal,
  closingNeighbours,
  closingTotals,
  type StoredClosing,
} from './closing-list.store.ts';

export interface ClosingConnection {
  readonly nodes: readonly ClosingRow[];
  readonly pageInfo: PageInfo;
  readonly filter: RecordFilter;
}
type Enums = ReturnType<typeof enumsOf>;
export type ClosingRowType = ReturnType<typeof rowType>;

/** The types of closings in the API. */
export const closingApiTypes = (kit: Kit) => {
  const enums = enumsOf(kit);
  const row = rowType(kit, enums);
  return {
    row,
    connection: connectionType(kit, enums, row),
    closing: closingType(kit, enums, row),
  };
};

function enumsOf({ builder }: Kit) {
  return {
    type: builder.enumType('ClosingType', { values: closingTypes }),
    state: builder.enumType('ClosingState', {
      description: 'Result of checking a closing against the cloud’s own totals.',
      values: closingStates,
    }),
    unit: builder.enumType('ClosingFigureUnit', { values: closingFigureUnits }),
    result: builder.enumType('ClosingFigureResult', { values: figureResults }),
  };
}

function rowType({ builder }: Kit, enums: Enums) {
  return builder.objectRef<ClosingRow>('ClosingRow').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      type: t.expose('type', { type: enums.type }),
      zNumber: t.exposeFloat('zNumber'),
      businessDay: t.expose('businessDay', { type: 'Day' }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      periodFrom: t.expose('periodFrom', { type: 'DateTime' }),
      periodTo: t.expose('periodTo', { type: 'DateTime' }),
      unitId: t.exposeID('unitId'),
      unitName: t.exposeString('unitName'),
      zone: t.exposeString('zone', { description: 'Time zone of the branch, used to display its closings.' }),
      deviceId: t.exposeID('deviceId'),
      registerName: t.exposeString('registerName'),
      operatorName: t.exposeString('operatorName', { nullable: true }),
      records: t.exposeInt('records', { description: 'Number of receipts of any type.' }),
      receipts: t.exposeInt('receipts', { description: 'Number of receipts that count, as on dashboards.' }),
      currency: t.exposeString('currency'),
      turnover: t.expose('turnover', { type: 'Cents' }),
      expectedCash: t.expose('expectedCash', { type: 'Cents' }),
      countedCash: t.expose('countedCash', { type: 'Cents', nullable: true }),
      cashDifference: t.expose('cashDifference', {
        type: 'Cents',
        nullable: true,
        description: 'Counted minus expected cash; null if it was not counted.',
      }),
      state: t.expose('state', { type: enums.state }),
      missing: t.exposeInt('missing', {
        description:
          'Number of receipts of the period (for months and years: daily closings) missing from the cloud.',
      }),
      differing: t.exposeInt('differing', { description: 'Number of figures that differ from the cloud’s.' }),
      checkedAt: t.expose('checkedAt', { type: 'DateTime', nullable: true }),
      notes: t.stringList({
        description: 'What somebody should see to, though it adds up: COMMENT_MISSING, NOT_COUNTED',
        resolve: notesOf,
      }),
    }),
  });
}

/** The notes that its page shows, too. */
function notesOf({ type, countedCash, isUnexplained }: ClosingRow): ClosingNote[] {
  return [
    ...(isUnexplained ? ['COMMENT_MISSING' as const] : []),
    ...(type === 'daily' && countedCash === null ? ['NOT_COUNTED' as const] : []),
  ];
}

function connectionType(kit: Kit, enums: Enums, row: ClosingRowType) {
  const total = kit.builder.objectRef<ClosingTotal>('ClosingTotal').implement({
    description:
      'Totals of the listed closings by type and currency, because monthly and yearly closings include the daily ones.',
    fields: (t) => ({
      type: t.expose('type', { type: enums.type }),
      currency: t.exposeString('currency'),
      closings: t.exposeInt('closings'),
      receipts: t.exposeFloat('receipts'),
      turnover: t.expose('turnover', { type: 'Cents' }),
      cashDifference: t.expose('cashDifference', { type: 'Cents' }),
    }),
  });
  return kit.builder.objectRef<ClosingConnection>('ClosingConnection').implement({
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [row] }),
      pageInfo: t.expose('pageInfo', { type: kit.pageInfo }),
      totalCount: t.int({
        resolve: async ({ filter }, _args, ctx) =>
          (await totalsOf(ctx, filter)).reduce((sum, { closings }) => sum + closings, 0),
      }),
      totals: t.field({ type: [total], resolve: ({ filter }, _args, ctx) => totalsOf(ctx, filter) }),
    }),
  });
}

function totalsOf(ctx: Ctx, filter: RecordFilter): Promise<readonly ClosingTotal[]> {
  return askTenant(ctx.db, tenantOf(ctx), (tx) => closingTotals(tx, filter));
}

function closingType(kit: Kit, enums: Enums, row: ClosingRowType) {
  const figure = figureType(kit, enums);
  const neighbours = kit.builder
    .objectRef<{ readonly previousId: string | null; readonly nextId: string | null }>('ClosingNeighbours')
    .implement({
      description: 'The previous and next closing of the same register and type.',
      fields: (t) => ({
        previousId: t.exposeID('previousId', { nullable: true }),
        nextId: t.exposeID('nextId', { nullable: true }),
      }),
    });
  return kit.builder.objectRef<StoredClosing>('Closing').implement({
    description: 'A stored closing, with the register’s original data as JSON text.',
    fields: (t) => ({
      row: t.field({ type: row, resolve: (closing) => closing }),
      receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
      content: t.exposeString('content', { description: 'JSON text following `/schemas/closing-1.json`.' }),
      figures: t.field({
        type: [figure],
        description: 'All figures compared with the cloud’s own; empty until the closing has been checked.',
        resolve: ({ figures }) => figures ?? [],
      }),
      neighbours: t.field({
        type: neighbours,
        resolve: (closing, _args, ctx) => neighboursOf(ctx, closing),
      }),
    }),
  });
}

function figureType({ builder }: Kit, enums: Enums) {
  return builder.objectRef<ClosingFigure>('ClosingFigure').implement({
    description: 'A figure of a closing compared with the cloud’s own.',
    fields: (t) => ({
      figure: t.exposeString('figure', {
        description: 'A name from `closingFigureNames` in the domain package.',
      }),
      subject: t.exposeString('subject', {
        nullable: true,
        description: 'The VAT key, payment, category, employee … it refers to.',
      }),
      unit: t.expose('unit', { type: enums.unit }),
      register: t.exposeFloat('register', { nullable: true }),
      cloud: t.exposeFloat('cloud', { nullable: true }),
      result: t.expose('result', { type: enums.result }),
    }),
  });
}

function neighboursOf(ctx: Ctx, closing: StoredClosing) {
  return askTenant(ctx.db, tenantOf(ctx), (tx) => closingNeighbours(tx, closing));
}
