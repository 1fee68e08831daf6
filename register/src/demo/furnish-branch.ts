import type { Approver } from '../link/index.ts';
import { askGraphql, Failure } from '../protocol/index.ts';
import { readLinkedRegister, readSetting, writeSetting } from '../store/index.ts';
import { type DemoRoom, demoRooms } from './demo-rooms.ts';
import type { LinkedDemoRegister } from './link-demo.ts';
import { saveRecord } from './save-record.ts';

type Present = Readonly<{ rooms: Readonly<{ nodes: readonly Readonly<{ name: string }>[] }> }>;
const present = 'query($filter: RecordFilterInput) { rooms(filter: $filter, first: 100) { nodes { name } } }';
const savePlan = `mutation($roomId: ID!, $tables: [TableInput!]!) {
  saved: saveRoomPlan(roomId: $roomId, tables: $tables, removed: []) { isSuccess }
}`;

/** Noted in the store of the branch's first register, so that nothing comes back that somebody deletes later. */
const furnished = 'demoRooms';

/** Gives a branch of the demo its rooms with their tables, once, as its owner would do it in the designer. */
export async function furnishBranch(
  { register, store }: LinkedDemoRegister,
  approver: Approver,
): Promise<void> {
  const unitId = readLinkedRegister(store)?.unitId;
  if (unitId === undefined || readSetting(store, furnished) === true) return;
  const target = { ...approver, endpoint: '/graphql/pos' } as const;
  const { rooms } = await askGraphql<Present>(target, present, { filter: { unitIds: [unitId] } });
  const known = rooms.nodes.map(({ name }) => name);
  for (const room of demoRooms[register.unit] ?? [])
    if (!known.includes(room.name)) await furnish(approver, unitId, room);
  writeSetting(store, furnished, true);
}

async function furnish(approver: Approver, unitId: string, { tables, ...room }: DemoRoom): Promise<void> {
  const roomId = await saveRecord(approver, 'room', { ...room, unitIds: [unitId] });
  const target = { ...approver, endpoint: '/graphql/pos' } as const;
  const { saved } = await askGraphql<{ saved: { isSuccess: boolean } }>(target, savePlan, { roomId, tables });
  if (!saved.isSuccess)
    throw new Failure('refused', 'NOT_SAVED', `the server refused the tables of ${room.name}`);
}
