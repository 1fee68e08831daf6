import type { Plugin, Rollup } from 'vite';
import { filesOf } from './preload-lists.ts';

/**
 * Leaves out of what is fetched along with a later part whatever the part that asks for it has already: the frame of the
 * app named its own files again for each of its hundred pages.
 */
export const leanPreloads = (): Plugin => {
  let bundle: Rollup.OutputBundle = {};
  const present = new Map<string, ReadonlySet<string>>();
  const presentWith = (file: string): ReadonlySet<string> => {
    const known = present.get(file) ?? filesOf(bundle, file);
    present.set(file, known);
    return known;
  };
  return {
    name: 'lean-preloads',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_file, needed, { hostId, hostType }) =>
            hostType === 'js' ? needed.filter((file) => !presentWith(hostId).has(file)) : needed,
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler: (_options, made) => {
        bundle = made;
        present.clear();
      },
    },
  };
};
