export { type AppEvent, createEvents, type Events } from './events.ts';
