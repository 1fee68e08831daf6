export { addRecordHistory } from './record-history.resolvers.ts';
