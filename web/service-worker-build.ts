import { createHash } from 'node:crypto';
import type { Plugin, Rollup } from 'vite';
import { filesOfSources } from './preload-lists.ts';
import { shellCachePrefix } from './src/kit/caches/shell-cache.ts';
import { openFiles } from './src/service-worker/way-of.ts';

const marker = '__SHELL__';

/**
 * Builds the service worker beside the app, as /sw.js, and writes into it what the app needs to start without a
 * connection: the page, the code of the sources and all that it imports, styles and the font.
 */
export const serviceWorker = (worker: string, sources: readonly string[]): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  enforce: 'post',
  config: () => ({
    build: {
      rolldownOptions: {
        input: ['index.html', worker],
      },
    },
  }),
  generateBundle(_options, bundle) {
    const chunk = bundle['sw.js'];
    if (chunk?.type !== 'chunk' || chunk.imports.length > 0)
      throw new Error('the service worker is no file of its own');
    const styles = Object.keys(bundle).filter(isStyle);
    const files = [
      ...openFiles,
      ...[...filesOfSources(bundle, sources), ...styles].map((file) => `/${file}`),
    ];
    const hash = createHash('sha256').update(JSON.stringify([files, textOf(bundle['index.html'])]));
    const shell = { prefix: shellCachePrefix, name: hash.digest('base64url').slice(0, 12), files };
    chunk.code = chunk.code.replaceAll(marker, JSON.stringify(shell));
  },
});

/** Styles and fonts: the app has one of each for what shows first, and no more than a few for its pages. */
function isStyle(file: string): boolean {
  return /\.(?:css|woff2)$/.test(file);
}

function textOf(output: Rollup.OutputChunk | Rollup.OutputAsset | undefined): string {
  return output?.type === 'asset' ? String(output.source) : '';
}
