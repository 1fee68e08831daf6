import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'register', include: ['**/*.test.ts'] },
});
