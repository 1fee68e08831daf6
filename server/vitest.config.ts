import { fileURLToPath } from 'node:url';
import { isFull } from '@tresen/domain/kit/testing';
import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  // graphql has a build of its own for the condition "development", which only Vite sets: with it a test would hold two
  // copies of the library, one of ours and one of our dependencies.
  resolve: { alias: { graphql: fileURLToPath(import.meta.resolve('graphql')) } },
  test: {
    name: 'server',
    include: ['**/*.test.ts'],
    // What takes long and is seldom touched (npm run test:full).
    exclude: [
      ...configDefaults.exclude,
      ...(isFull ? [] : ['**/*.full.test.ts']),
      // What only several nodes can show (npm run test:citus).
      ...(process.env.TEST_CITUS ? [] : ['**/*.citus.test.ts']),
      // What an older version takes part in (npm run test:beside).
      ...(process.env.TEST_BESIDE ? [] : ['**/*.beside.test.ts']),
    ],
    // Modules keep no state (all of it lies in what a test creates): files share a process, and what it has loaded.
    isolate: false,
    // Tests wait for conditions; the limit ends what hangs, and a busy machine must not reach it.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // Another PostgreSQL than ours: the oldest that is promised (tools/test.mjs), or one
    // with Citus (tools/test-citus.mjs).
    provide: {
      postgresPrograms: process.env.TEST_POSTGRES ?? '',
      coordinatorUrl: process.env.TEST_CITUS ?? '',
      olderVersion: process.env.TEST_BESIDE ?? '',
    },
    setupFiles: ['./src/kit/hashing/vitest-setup.ts'],
    globalSetup: ['./src/kit/db/embedded/vitest-setup.ts'],
  },
});
