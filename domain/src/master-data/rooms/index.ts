import { de } from './room.de.ts';
import { en } from './room.en.ts';

export const roomWords = { de, en };
export { mostTables, type RoomValues, room } from './room.ts';
