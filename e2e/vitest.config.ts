import { defineConfig } from 'vitest/config';

// The journeys are Playwright's (playwright.config.ts); here are the tests with real data, against real processes.
export default defineConfig({
  test: { name: 'e2e', include: ['data/**/*.data.test.ts'], testTimeout: 180_000, hookTimeout: 180_000 },
});
