import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['domain', 'server', 'web', 'register', 'tools', 'e2e'],
  },
});
