import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from 'node:process';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import react from '@vitejs/plugin-react';
import { build, type UserConfig } from 'vite';
import type { DrawnPage } from '../src/app/draw-pages/draw-pages.tsx';

type Language = DrawnPage['language'];

const languages: readonly Language[] = ['de', 'en'];

/**
 * Draws the public pages with the app's own code, in threads that have no browser.
 * @param root folder of the web app
 * @param define as in its build
 */
export const drawPages = async (
  root: string,
  define: NonNullable<UserConfig['define']>,
): Promise<readonly DrawnPage[]> => {
  // Within the repository, so that the code finds its packages.
  const outDir = await mkdtemp(join(root, '../node_modules/.drawing-'));
  try {
    await build({
      configFile: false,
      root,
      define,
      logLevel: 'warn',
      plugins: [react()],
      build: {
        ssr: 'src/app/draw-pages/thread.ts',
        outDir,
        minify: false,
        copyPublicDir: false,
        target: 'es2023',
        rolldownOptions: { output: { entryFileNames: 'thread.mjs', chunkFileNames: '[name]-[hash].mjs' } },
      },
    });
    const drawn = await Promise.all(
      languages.map((language) => drawnIn(language, join(outDir, 'thread.mjs'))),
    );
    return drawn.flat();
  } finally {
    await rm(outDir, { recursive: true });
  }
};

/** In a thread of its own: the code of the app has one language at a time. */
function drawnIn(language: Language, file: string): Promise<readonly DrawnPage[]> {
  const production = { ...env, NODE_ENV: 'production' };
  const thread = new Worker(pathToFileURL(file), { env: production, workerData: language });
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('the pages were not drawn')));
  });
}
