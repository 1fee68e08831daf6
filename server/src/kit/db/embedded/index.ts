export { accountFor } from './account.ts';
export type { EmbeddedPostgres } from './start-embedded.ts';
export { startEmbeddedPostgres } from './start-embedded.ts';
export { startTestServer } from './test-server.ts';
