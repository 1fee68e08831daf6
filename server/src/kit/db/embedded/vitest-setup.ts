import type { TestProject } from 'vitest/node';
import { startTestServer } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the owner role of the PostgreSQL that all test files of a run share. */
    readonly ownerUrl: string;
    /** Folder with the programs of the PostgreSQL to test with; empty for the one that comes with Tresen. */
    readonly postgresPrograms: string;
  }
}

/** One PostgreSQL for a whole test run; `inject('ownerUrl')` gives its address in a test file. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await startTestServer(project.getProvidedContext().postgresPrograms);
  project.provide('ownerUrl', server.ownerUrl);
  return server.stop;
};
