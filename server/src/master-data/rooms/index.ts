export { roomSource } from './room-source.ts';
export { addRooms } from './rooms.resolvers.ts';
