export { newUuid } from './new-uuid.ts';
