export { forgetAllCaches, forgetCaches } from './caches.ts';
