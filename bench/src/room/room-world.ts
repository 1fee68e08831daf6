import { openApprover } from '@tresen/register';
import { type FreshServer, openWorld } from '../kit/fresh-server.ts';
import { ask } from '../kit/graphql.ts';
import { demoPassword, type Server } from '../kit/server.ts';

/** Who owns the room. */
export const roomOwner = 'owner@demo.example';

/** A fresh server with a room full of tables. */
export interface RoomWorld extends FreshServer {
  readonly roomId: string;
  close(): Promise<void>;
}

const perRow = 20;

export const openRoomWorld = (tables: number): Promise<RoomWorld> =>
  openWorld('room', async ({ server }) => ({ roomId: await plantRoom(server, tables) }));

/** Saves a room with so many tables, as its designer does. */
async function plantRoom({ port }: Server, count: number): Promise<string> {
  const { token } = await openApprover(`http://localhost:${port}`, roomOwner, demoPassword);
  const send = <T>(query: string, variables: object) =>
    ask<T>(port, token, JSON.stringify({ query, variables }));
  const room = { name: 'Halle', width: 5 + perRow * 20, length: 5 + Math.ceil(count / perRow) * 20, sort: 0 };
  const { saveRoom } = await send<{ saveRoom: { modelId: string } }>(
    'mutation($room: RoomInput!) { saveRoom(room: $room) { modelId } }',
    { room },
  );
  const { saveRoomPlan } = await send<{ saveRoomPlan: { isSuccess: boolean } }>(
    `mutation($roomId: ID!, $tables: [TableInput!]!) {
      saveRoomPlan(roomId: $roomId, tables: $tables, removed: []) { isSuccess } }`,
    { roomId: saveRoom.modelId, tables: tablesOf(count) },
  );
  if (!saveRoomPlan.isSuccess) throw new Error('the room was not saved');
  return saveRoom.modelId;
}

/** Tables in rows, two of three square, each with its seats. */
function tablesOf(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    name: `Tisch ${index + 1}`,
    number: index + 1,
    seats: index % 3 === 2 ? 6 : 4,
    shape: index % 4 === 3 ? 'round' : 'rectangle',
    x: 5 + (index % perRow) * 20,
    y: 5 + Math.floor(index / perRow) * 20,
    width: 8,
    length: index % 3 === 2 ? 12 : 8,
    rotation: index % 5 === 0 ? 45 : 0,
    sort: 0,
  }));
}
