import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The limit ends what hangs, and a busy machine must not reach it.
  test: {
    name: 'tools',
    include: ['**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
