import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    tags: [
      {
        name: 'full',
        description: 'Runs in npm run test:full alone (inFull of @tresen/domain/kit/testing).',
      },
    ],
    projects: ['domain', 'server', 'web', 'web/vitest.node.config.ts', 'register', 'tools', 'e2e'],
  },
});
