import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Left to itself, Vitest keeps one processor free: half of a machine with two.
    maxWorkers: '100%',
    projects: ['domain', 'server', 'web', 'register', 'tools', 'e2e'],
  },
});
