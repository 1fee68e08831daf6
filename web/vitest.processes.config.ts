import { mergeConfig } from 'vite';
import config, { testsInProcesses } from './vite.config.ts';

const { test, ...rest } = config;

/** The few tests of the web that need a process of their own. */
export default mergeConfig(rest, {
  test: { ...test, name: 'web-processes', pool: 'forks', include: testsInProcesses, exclude: [] },
});
