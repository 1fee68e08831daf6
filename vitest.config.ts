import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'domain',
      'server',
      'web',
      'web/vitest.processes.config.ts',
      'web/vitest.node.config.ts',
      'register',
      'tools',
      'e2e',
    ],
  },
});
