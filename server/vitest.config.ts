import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['**/*.test.ts'],
    globalSetup: ['./src/kit/db/embedded/vitest-setup.ts'],
  },
});
