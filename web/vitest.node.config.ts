import { mergeConfig } from 'vite';
import { testsWithoutPage } from './tests-without-page.ts';
import config from './vite.config.ts';

const { test, ...rest } = config;

/** The tests of the web that need no page. They keep no state in modules, so files share a thread and what it has loaded. */
export default mergeConfig(rest, {
  test: {
    ...test,
    name: 'web-node',
    environment: 'node',
    setupFiles: [],
    pool: 'threads',
    isolate: false,
    include: testsWithoutPage,
    exclude: [],
  },
});
