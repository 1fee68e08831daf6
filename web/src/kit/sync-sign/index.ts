export { SyncSign } from './sync-sign.tsx';
