import { fileURLToPath } from 'node:url';

/** The server as a process runs it. */
export const program = fileURLToPath(new URL('../main.ts', import.meta.url));

/**
 * What each process of it begins with in a test: nobody's settings, any port, and the code as an earlier one compiled it
 * (tools/children.mjs), which is half of what its start takes.
 */
export const programSettings: Readonly<Record<string, string>> = {
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  PORT: '0',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
};
