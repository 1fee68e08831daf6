import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The limit ends what hangs, and a busy machine must not reach it.
  test: {
    name: 'register',
    include: ['**/*.test.ts'],
    // Nothing here keeps state in modules: files share a process, and what it has loaded.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
