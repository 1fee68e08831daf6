import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Where the build tells in which chunk each source lies; the bundler's manifest knows only those that are one. */
export const sourcesFile = '.vite/sources.json';

/** Writes down the chunk of every source of the app, for who measures pages. */
export const sourcesList = (): Plugin => {
  let root = '';
  return {
    name: 'sources-list',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const sources = chunks.flatMap(({ fileName, facadeModuleId, moduleIds }) =>
        [facadeModuleId ?? '', ...moduleIds]
          .filter((id) => id.startsWith(`${root}/`))
          .map((id) => [relative(root, id), fileName] as const),
      );
      this.emitFile({
        type: 'asset',
        fileName: sourcesFile,
        source: JSON.stringify(Object.fromEntries(sources)),
      });
    },
  };
};
