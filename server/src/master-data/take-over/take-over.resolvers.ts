import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import type { Kit } from '../../kit/graphql/index.ts';
import { textOf } from '../../kit/memory/index.ts';
import type { SharedTypes } from '../../kit/records/index.ts';
import { type ChooseDependencies, chooseTakeOver } from './choose.service.ts';
import {
  type MappedPage,
  type OfferAnswer,
  offerMasterData,
  pushMasterData,
  takenOverRecords,
} from './offer.service.ts';
import {
  countPlan,
  type FaultyRecord,
  listFaulty,
  type MappedRecord,
  type PlanCounts,
} from './own-records.store.ts';
import { type BranchRecords, listOffers, type ShownOffer } from './shown-offers.store.ts';

const maxFaulty = 100;

/** The data that registers held before they were linked answers at /graphql/pos. */
export const addTakeOver = (kit: Kit, types: SharedTypes, deps: ChooseDependencies): void => {
  addForRegisters(kit, deps);
  addForPeople(kit, types, deps);
};

function addForRegisters(kit: Kit, deps: ChooseDependencies): void {
  const answer = answerType(kit);
  const mapped = mappedType(kit);
  kit.builder.queryField('takenOverRecords', (t) =>
    t.field({
      type: mapped,
      args: { after: t.arg.string() },
      resolve: (_root, { after }, ctx) => takenOverRecords(ctx, after ?? undefined),
    }),
  );
  kit.builder.mutationFields((t) => ({
    offerMasterData: t.field({
      type: answer,
      args: {
        counts: t.arg.string({ required: true, description: 'Number of records of each type, as JSON.' }),
      },
      resolve: (_root, { counts }, ctx) => offerMasterData(ctx, deps, counts),
    }),
    pushMasterData: t.field({
      type: answer,
      args: {
        batch: t.arg.string({
          required: true,
          description: 'JSON array of at most 500 items: `[{entity, key, content}]`.',
        }),
      },
      resolve: (_root, { batch }, ctx) => pushMasterData(ctx, textOf(batch, ctx.lifted)),
    }),
  }));
}

function answerType(kit: Kit) {
  return kit.builder.objectRef<OfferAnswer>('MasterDataOffer').implement({
    description: 'Status of the data a register had before it was linked.',
    fields: (t) => ({
      state: t.exposeString('state', {
        description: '`uploading`, `waiting`, `running`, `takenOver` or `replaced`.',
      }),
      received: t.exposeInt('received'),
    }),
  });
}

function mappedType(kit: Kit) {
  const record = kit.builder.objectRef<MappedRecord>('TakenOverRecord').implement({
    fields: (t) => ({
      entity: t.exposeString('entity'),
      key: t.exposeString('key', { description: 'The register’s own key.' }),
      id: t.exposeID('id'),
    }),
  });
  return kit.builder.objectRef<MappedPage>('TakenOverRecords').implement({
    fields: (t) => ({
      records: t.expose('records', { type: [record] }),
      cursor: t.exposeString('cursor', { nullable: true }),
      hasMore: t.exposeBoolean('hasMore'),
    }),
  });
}

function addForPeople(kit: Kit, types: SharedTypes, deps: ChooseDependencies): void {
  const offer = offerType(kit, types);
  kit.builder.queryFields((t) => ({
    takeOverOffers: t.field({
      type: [offer],
      description: 'Offers that are undecided or being imported.',
      resolve: (_root, _args, ctx) => inTenant(ctx.db, tenantOf(ctx), (tx) => listOffers(tx)),
    }),
    takeOverOffer: t.field({
      type: offer,
      nullable: true,
      args: { deviceId: t.arg.id({ required: true }) },
      resolve: async (_root, { deviceId }, ctx) =>
        (await inTenant(ctx.db, tenantOf(ctx), (tx) => listOffers(tx, deviceId)))[0] ?? null,
    }),
  }));
  kit.builder.mutationField('chooseTakeOver', (t) =>
    t.field({
      type: kit.saveResult,
      args: {
        deviceId: t.arg.id({ required: true }),
        choice: t.arg.string({ required: true, description: '`takeOver` or `replace`.' }),
      },
      resolve: (_root, { deviceId, choice }, ctx) => chooseTakeOver(ctx, deps, deviceId, choice),
    }),
  );
}

function offerType(kit: Kit, { fault, recordName }: SharedTypes) {
  const { builder } = kit;
  const branchRecords = builder.objectRef<BranchRecords>('BranchRecords').implement({
    fields: (t) => ({
      entity: t.exposeString('entity'),
      count: t.exposeInt('count'),
      first: t.expose('first', { type: [recordName], description: 'The first five, sorted by name.' }),
    }),
  });
  const counts = builder.objectRef<PlanCounts>('TakeOverCounts').implement({
    description: 'Result for one type of record: of the dry run or, once started, of the import.',
    fields: (t) => ({
      entity: t.exposeString('entity'),
      received: t.exposeInt('received'),
      fresh: t.exposeInt('fresh', { description: 'Number of records new to the cloud.' }),
      matching: t.exposeInt('matching', {
        description: 'Number of records already shared by all branches; their IDs are mapped.',
      }),
      faulty: t.exposeInt('faulty', { description: 'Number of records skipped.' }),
    }),
  });
  const faulty = builder.objectRef<FaultyRecord>('TakeOverFaultyRecord').implement({
    fields: (t) => ({
      entity: t.exposeString('entity'),
      key: t.exposeString('key'),
      name: t.exposeString('name'),
      faults: t.expose('faults', { type: [fault] }),
    }),
  });
  const inside = <T>(ctx: Ctx, work: Parameters<typeof inTenant<T>>[2]) =>
    inTenant(ctx.db, tenantOf(ctx), work);
  return builder.objectRef<ShownOffer>('TakeOverOffer').implement({
    description: 'Data a register had before it was linked, awaiting a decision.',
    fields: (t) => ({
      deviceId: t.exposeID('deviceId'),
      deviceName: t.exposeString('deviceName'),
      unitId: t.exposeID('unitId'),
      unitName: t.exposeString('unitName'),
      state: t.exposeString('state', {
        description: '`uploading`, `waiting`, `running`, `takenOver` or `replaced`.',
      }),
      offeredAt: t.expose('offeredAt', { type: 'DateTime' }),
      chosenByName: t.exposeString('chosenByName', { nullable: true }),
      endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
      isBranchEmpty: t.boolean({
        description: 'True if the branch has no records of its own, which is required for an import.',
        resolve: ({ culprits }) => culprits.length === 0,
      }),
      culprits: t.expose('culprits', {
        type: [branchRecords],
        description: 'Categories, printers and articles that belong to this branch but not to all branches.',
      }),
      counts: t.field({
        type: [counts],
        resolve: ({ deviceId }, _args, ctx) => inside(ctx, (tx) => countPlan(tx, deviceId)),
      }),
      faulty: t.field({
        type: [faulty],
        description: 'The first skipped records.',
        resolve: ({ deviceId }, _args, ctx) => inside(ctx, (tx) => listFaulty(tx, deviceId, maxFaulty)),
      }),
    }),
  });
}
