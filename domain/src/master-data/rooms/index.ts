import { de } from './room.de.ts';
import { en } from './room.en.ts';

export const roomWords = { de, en };
export { maxTables, type RoomValues, room } from './room.ts';
