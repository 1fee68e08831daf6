import type { Plugin, Rollup } from 'vite';
import { filesOfSources, inOrder, stylesOfSources } from '../preload-lists.ts';
import type { DrawnPage } from '../src/app/draw-pages/draw-pages.tsx';
import { drawPages } from './draw.ts';
import { pageOf } from './page-of.ts';

/** Folder of the pages in the build: `standing/login.html` shows at /login. The server knows it, too. */
const folder = 'standing';

interface PageKind {
  readonly sources: readonly string[];
  /** What whoever is signed in needs of it beside the shell. */
  readonly inShell?: readonly string[];
  /** Most visitors do nothing there that needs the app: it wakes for those who do. */
  readonly isToBeRead?: true;
}

/**
 * Writes the pages that guests begin with as files of their own, as the app would draw them (decision 93).
 * @param kinds what the pages are made of, by the first part of their address
 */
export const standingPages = (kinds: Readonly<Record<string, PageKind>>): Plugin => {
  let draw: () => Promise<readonly DrawnPage[]>;
  return {
    name: 'standing-pages',
    apply: 'build',
    // Once index.html is whole.
    enforce: 'post',
    configResolved: ({ root, define = {} }) => {
      draw = () => drawPages(root, define);
    },
    async generateBundle(_options, bundle) {
      const index = sourceOf(bundle, 'index.html');
      const entry = filesOfSources(bundle, ['index.html']);
      for (const [path, pages] of Map.groupBy(await draw(), (page) => page.path)) {
        const kind = kinds[path.split('/')[1] ?? ''];
        if (!kind) throw new Error(`nobody says what ${path} is made of`);
        const source = pageOf(index, pages, {
          styles: stylesOfSources(bundle, kind.sources),
          entry: entry.map(pathOf),
          files: inOrder(bundle, kind.sources)
            .filter((file) => !entry.includes(file))
            .map(pathOf),
          inShell: filesOfSources(bundle, kind.inShell ?? []).map(pathOf),
          wakes: kind.isToBeRead ? 'when-touched' : 'by-itself',
        });
        this.emitFile({ type: 'asset', fileName: `${folder}${path}.html`, source });
      }
    },
  };
};

function pathOf(file: string): string {
  return `/${file}`;
}

function sourceOf(bundle: Rollup.OutputBundle, file: string): string {
  const output = bundle[file];
  if (output?.type !== 'asset') throw new Error(`the build has no ${file}`);
  return String(output.source);
}
