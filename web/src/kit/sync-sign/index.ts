export { SyncSign, useSyncWords } from './sync-sign.tsx';
