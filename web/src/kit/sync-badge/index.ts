export { SyncBadge } from './sync-badge.tsx';
