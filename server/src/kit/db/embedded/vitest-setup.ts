import type { TestProject } from 'vitest/node';
import { startTestServer } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the owner role of the PostgreSQL that all test files of a run share. */
    readonly ownerUrl: string;
  }
}

/** One PostgreSQL for a whole test run; `inject('ownerUrl')` gives its address in a test file. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await startTestServer();
  project.provide('ownerUrl', server.ownerUrl);
  return server.stop;
};
