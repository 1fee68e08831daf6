export { SecretFeedDialog } from './secret-feed-dialog.tsx';
