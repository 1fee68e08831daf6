import { defineConfig } from 'vitest/config';

// The journeys are Playwright's (playwright.config.ts); here are the tests with real data, against real processes.
export default defineConfig({
  test: {
    name: 'e2e',
    include: ['data/**/*.data.test.ts'],
    globalSetup: ['./support/build-server.ts'],
    // Tests wait for conditions; the limit ends what hangs, and a busy machine, on which journeys run beside, must not
    // reach it.
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
});
