import { buildServer } from './server-process.ts';

/** Before the tests with real data, which start the server that everybody starts. */
export const setup = buildServer;
