import type { TestProject } from 'vitest/node';
import { startTestServer } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the owner role of the PostgreSQL that all test files of a run share. */
    readonly ownerUrl: string;
    /** Folder with the programs of the PostgreSQL to test with; empty for the one that comes with Tresen. */
    readonly postgresPrograms: string;
    /** Folder of an older version of Tresen, for tests that it takes part in. */
    readonly olderVersion: string;
    /** Address of the owner at the coordinator of a PostgreSQL with Citus, to test with that; empty for one node. */
    readonly coordinatorUrl: string;
  }
}

/** One PostgreSQL for a whole test run; `inject('ownerUrl')` gives its address in a test file. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { coordinatorUrl, postgresPrograms } = project.getProvidedContext();
  if (coordinatorUrl) {
    project.provide('ownerUrl', coordinatorUrl);
    return async () => undefined;
  }
  const server = await startTestServer(postgresPrograms);
  project.provide('ownerUrl', server.ownerUrl);
  return server.stop;
};
