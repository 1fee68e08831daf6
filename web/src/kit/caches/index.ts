export { forgetCaches } from './caches.ts';
