import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { inlineFirstPaint } from './inline-first-paint.ts';
import { leanPreloads } from './lean-preloads.ts';
import { notices } from './notices.ts';
import { plainTheme } from './plain-theme.ts';
import { serviceWorker } from './service-worker-build.ts';
import { sourcesList } from './sources-list.ts';
import { stageChunks } from './stage-chunks.ts';
import { standingPages } from './standing/standing-pages.ts';
import { testsWithoutPage } from './tests-without-page.ts';

const server = process.env.TRESEN_SERVER ?? 'http://127.0.0.1:3000';
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Whoever builds from the sources themselves gives no number; the count of commits then tells builds apart. */
const countOfCommits = (): string => {
  try {
    const [ignore, pipe] = ['ignore', 'pipe'] as const;
    return execFileSync('git', ['rev-list', '--count', 'HEAD'], {
      stdio: [ignore, pipe, ignore],
      encoding: 'utf8',
    }).trim();
  } catch {
    return '0';
  }
};

// spec §2: major.minor.revision.buildNr and tag
const build = `${version}.${process.env.BUILD_NR ?? countOfCommits()} ${process.env.BUILD_TAG ?? ''}`.trim();

/** Tells the server which build it gives out (API-15). */
const buildName = (): Plugin => ({
  name: 'build-name',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'build.txt', source: build });
  },
});

const compressible = /\.(?:js|css|html|svg|json|txt|webmanifest)$/;
/** Below this a compressed copy saves no packet. */
const smallest = 1024;

/** Parts of fewer bytes than this join a neighbour; with more of them, pages carry menus that they do not have. */
const byNeed = { entriesAware: true, entriesAwareMergeThreshold: 600 };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressFile = async (path: string): Promise<void> => {
  const source = await readFile(path);
  if (!compressible.test(path) || source.length < smallest) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const [br, gz] = await Promise.all([brotli(source, { params }), zip(source, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
};

/** Writes `.br` and `.gz` beside each file, so that the server compresses nothing while somebody waits. */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  // Once the files lie on the disk: before that, other plugins still write into them.
  async writeBundle({ dir }, bundle) {
    if (dir === undefined) return;
    await Promise.all(Object.keys(bundle).map((file) => compressFile(join(dir, file))));
  },
});

/**
 * React by itself, since it changes least; what only the signed-in app needs by itself. Of the rest, modules that the
 * same stages load lie together; libraries of other pages go by who needs them.
 */
const chunks = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 3 },
  { name: 'app', test: /node_modules[\\/](?:react-router|@tanstack|notistack|goober)[\\/]/, priority: 3 },
  { name: 'vendor', test: /node_modules[\\/]/, priority: 1, ...byNeed },
];

/**
 * Tells the states of a file apart, in 42 bits; the bundler's least. Pages name their later parts by it, and it cannot be
 * compressed.
 */
const hash = '[hash:7]';

const documentation = [
  'src/content/documentation/documentation-page.tsx',
  'src/content/documentation/reader.tsx',
];

const guestHelp = 'src/content/documentation/guest-documentation-page.tsx';

const publicApp = ['src/app/public-app.tsx'];

/** What most visits load together, and pages that share much with others; whoever is behind another comes after it. */
const stages = {
  boot: { sources: ['index.html'] },
  guest: { sources: publicApp, behind: 'boot' },
  signup: { sources: ['src/account/registration/register-page.tsx'], behind: 'guest' },
  mails: {
    sources: [
      'src/account/confirmation/mail-confirm-page.tsx',
      'src/account/confirmation/confirmed-page.tsx',
      'src/account/password-reset/forgot-password-page.tsx',
      'src/account/password-reset/reset-confirm-page.tsx',
      'src/account/password-reset/password-changed-page.tsx',
    ],
    behind: 'guest',
  },
  reset: { sources: ['src/account/password-reset/reset-password-page.tsx'], behind: 'guest' },
  shell: { sources: ['src/app/start-signed-in.ts', 'src/app/signed-in-app.tsx'], behind: 'boot' },
  home: {
    sources: ['src/sales/dashboards/home-page.tsx', 'src/sales/dashboards/home-charts.tsx'],
    behind: 'shell',
    isLean: true,
  },
  // It shows Home's charts: what both need lies with Home.
  analytics: {
    sources: ['src/sales/dashboards/analytics-page.tsx', 'src/sales/dashboards/analytics-charts.tsx'],
    behind: 'home',
  },
  list: {
    sources: [
      'src/master-data/record-lists/list-screen.tsx',
      'src/master-data/printers/printer-screens.tsx',
      'src/master-data/articles/articles-page.tsx',
    ],
    behind: 'shell',
  },
  record: {
    sources: [
      'src/master-data/record-lists/page-screen.tsx',
      'src/master-data/printers/printer-screens.tsx',
      'src/master-data/articles/article-page.tsx',
    ],
    behind: 'shell',
  },
  buttons: {
    sources: [
      'src/master-data/record-lists/record-sides.tsx',
      'src/master-data/buttons/editor/buttons-page.tsx',
    ],
    behind: 'shell',
  },
  catalogue: { sources: ['src/shop/products/shop-page.tsx'], behind: 'shell' },
  help: { sources: documentation, behind: 'shell', hasIconsOutside: true },
  'guest-help': {
    sources: [guestHelp, ...documentation],
    behind: 'guest',
    hasIconsOutside: true,
  },
};

export default defineConfig({
  plugins: [
    react(),
    plainTheme(),
    stageChunks(stages, 2),
    leanPreloads(),
    buildName(),
    sourcesList(),
    notices({ 'Inter, the font': 'public/inter-licence.txt', 'Material Icons': 'src/kit/icons/licence.txt' }),
    inlineFirstPaint({
      'data-guest': publicApp,
      'data-signed-in': ['src/app/start-signed-in.ts', 'src/app/signed-in-app.tsx'],
    }),
    standingPages({
      login: { sources: publicApp },
      register: { sources: [...publicApp, 'src/account/registration/register-page.tsx'] },
      'forgot-password': { sources: [...publicApp, 'src/account/password-reset/forgot-password-page.tsx'] },
      documentation: {
        sources: [...publicApp, guestHelp, ...documentation],
        inShell: documentation,
        isToBeRead: true,
      },
    }),
    serviceWorker('src/service-worker/worker.ts', [
      'index.html',
      'src/app/public-app.tsx',
      'src/app/start-signed-in.ts',
      'src/app/signed-in-app.tsx',
      'src/shell/care/care.tsx',
      'src/shell/error-pages/crashed-view.tsx',
      'src/shell/error-pages/code-gone.tsx',
      'src/kit/leave/leave-dialog.tsx',
      'src/sales/dashboards/home-page.tsx',
      'src/sales/dashboards/home-charts.tsx',
    ]),
    precompress(),
  ],
  define: { __BUILD__: JSON.stringify(build) },
  build: {
    target: 'es2023',
    chunkSizeWarningLimit: 700,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
        // Its name and place decide which pages the service worker serves.
        entryFileNames: ({ name }) => (name === 'worker' ? 'sw.js' : `assets/[name]-${hash}.js`),
        // Shared chunks are named after all who share them; the first word and the hash say enough.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-${hash}.js`,
        assetFileNames: ({ names }) => `assets/${names[0]?.split(/[~.]/)[0]}-${hash}[extname]`,
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/connect', '/Account', '/graphql', '/hubs', '/api', '/files', '/schemas', '/source'].map((path) => [
        path,
        { target: server, ws: path === '/hubs' },
      ]),
    ),
  },
  test: {
    environment: 'jsdom',
    // Tests wait for conditions; the limit ends what hangs, and a busy machine must not reach it.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    setupFiles: ['./src/kit/testing/setup.ts'],
    // Files share a thread and the packages that it has loaded (src/kit/testing/shared-thread.ts).
    pool: 'threads',
    isolate: false,
    exclude: [...configDefaults.exclude, ...testsWithoutPage],
    css: { include: [/first-paint/, /schemes/] },
  },
});
