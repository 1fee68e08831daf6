import { AppError } from '@tresen/domain/kit/errors';
import type { Kit } from '../../kit/graphql/index.ts';
import type { RecordRefs, SharedTypes } from '../../kit/records/index.ts';
import type { ChangeSetPort } from '../change-sets/index.ts';
import { type DeletedRooms, deleteRoomsWithTables } from './delete-rooms.service.ts';
import { type RoomPlan, readPlan } from './read-plan.service.ts';
import { type PlanFault, type SavedPlan, savePlan } from './save-plan.service.ts';

/** The types of the records that a plan is made of. */
interface PlanRefs {
  readonly room: RecordRefs;
  readonly table: RecordRefs;
}

/** Rooms that one request may delete with their tables. */
const maxRooms = 20;

/** What rooms have beside other records: their plan, and deleting them with their tables. */
export const addRooms = (kit: Kit, port: ChangeSetPort, types: SharedTypes, refs: PlanRefs): void => {
  addPlan(kit, port, types, refs);
  kit.builder.mutationField('deleteRoomsWithTables', (t) =>
    t.field({
      type: deletedType(kit, types),
      args: { ids: t.arg.idList({ required: true }) },
      resolve: (_root, { ids }, ctx) => {
        if (ids.length > maxRooms) throw new AppError('INVALID_INPUT', { field: 'ids' });
        return deleteRoomsWithTables(ctx, port.records, ids);
      },
    }),
  );
};

function addPlan(kit: Kit, port: ChangeSetPort, types: SharedTypes, refs: PlanRefs): void {
  const plan = planType(kit, refs);
  const removed = kit.builder.inputType('RemovedTableInput', {
    fields: (t) => ({ id: t.id({ required: true }), version: t.int({ required: true }) }),
  });
  kit.builder.queryField('roomPlan', (t) =>
    t.field({
      type: plan,
      nullable: true,
      args: { roomId: t.arg.id({ required: true }) },
      resolve: async (_root, { roomId }, ctx) => (await readPlan(ctx, port.records, roomId)) ?? null,
    }),
  );
  kit.builder.mutationField('saveRoomPlan', (t) =>
    t.field({
      type: savedType(kit, refs, types, plan),
      description: 'Saves all changes to a room’s tables in one step that can be undone as a whole.',
      args: {
        roomId: t.arg.id({ required: true }),
        tables: t.arg({ type: [refs.table.input], required: true, description: 'New and changed tables.' }),
        removed: t.arg({ type: [removed], required: true }),
      },
      resolve: (_root, args, ctx) =>
        savePlan(ctx, port, {
          roomId: args.roomId,
          tables: args.tables as readonly object[],
          removed: args.removed,
        }),
    }),
  );
}

function planType({ builder }: Kit, { room, table }: PlanRefs) {
  return builder.objectRef<RoomPlan>('RoomPlan').implement({
    description: 'A room with all its tables.',
    fields: (t) => ({
      room: t.expose('room', { type: room.record }),
      tables: t.expose('tables', { type: [table.record] }),
      numbersBeside: t.exposeIntList('numbersBeside', {
        description: 'Table numbers already used by other rooms in the same branches.',
      }),
    }),
  });
}

function savedType(kit: Kit, { table }: PlanRefs, types: SharedTypes, plan: ReturnType<typeof planType>) {
  return kit.builder.objectRef<SavedPlan>('SaveRoomPlanResult').implement({
    description: 'Either everything is saved or nothing.',
    fields: (t) => ({
      isSuccess: t.exposeBoolean('isSuccess'),
      ids: t.exposeIDList('ids', { description: 'New versions of the saved tables, in the order sent.' }),
      faults: t.expose('faults', { type: [faultType(kit, types)] }),
      conflicts: t.expose('conflicts', {
        type: [table.record],
        description: 'Current versions of tables changed by someone else in the meantime.',
      }),
      goneIds: t.exposeIDList('goneIds', {
        description: 'Tables deleted by someone else in the meantime.',
      }),
      plan: t.expose('plan', { type: plan, nullable: true, description: 'As currently saved.' }),
    }),
  });
}

function faultType({ builder }: Kit, { fault }: SharedTypes) {
  return builder.objectRef<PlanFault>('RoomPlanFault').implement({
    fields: (t) => ({
      index: t.exposeInt('index', { description: 'Index of the table in the request.' }),
      fault: t.field({ type: fault, resolve: (row) => row.fault as never }),
    }),
  });
}

function deletedType({ builder }: Kit, { deletion }: SharedTypes) {
  return builder.objectRef<DeletedRooms>('DeletedRooms').implement({
    fields: (t) => ({
      deletions: t.expose('deletions', { type: [deletion], description: 'Results for the rooms.' }),
      tables: t.expose('tables', {
        type: [deletion],
        description: 'Results for the tables deleted along with them.',
      }),
    }),
  });
}
