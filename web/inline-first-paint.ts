import { readFileSync } from 'node:fs';
import { minifySync, type Plugin, type Rollup } from 'vite';
import { filesOfSources, stylesOfSources } from './preload-lists.ts';

const file = 'first-paint.js';
const tag = `<script src="/${file}"></script>`;

/**
 * Writes the script of the first paint into the page: every page waits for it, and the code that it sends for would wait
 * once more as long as the line is. Its tag says which code a guest and a signed-in visitor will need, so that it travels
 * while the entry still decides; `lists` names the sources by the attribute that carries them. The server allows what
 * stands in the page by its hash.
 */
export const inlineFirstPaint = (lists: Readonly<Record<string, readonly string[]>>): Plugin => ({
  name: 'inline-first-paint',
  apply: 'build',
  generateBundle() {
    // For pages of the version before, which ask for it.
    this.emitFile({ type: 'asset', fileName: file, source: minified() });
  },
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      if (!bundle) return html;
      if (!html.includes(tag)) throw new Error(`index.html has no ${tag}`);
      const attributes = Object.entries(lists).map(
        ([name, sources]) => `${name}="${neededBy(bundle, sources, html).join(' ')}"`,
      );
      return html.replace(tag, () => `<script ${attributes.join(' ')}>${minified()}</script>`);
    },
  },
});

/** Code and styles that the page does not name itself. */
function neededBy(bundle: Rollup.OutputBundle, sources: readonly string[], html: string): readonly string[] {
  const files = filesOfSources(bundle, sources).map((file) => `/${file}`);
  const named = (path: string): boolean => html.includes(`crossorigin href="${path}"`);
  return [...files, ...stylesOfSources(bundle, sources)].filter((path) => !named(path));
}

function minified(): string {
  const written = readFileSync(new URL(`public/${file}`, import.meta.url), 'utf8');
  const { code } = minifySync(file, written);
  if (/<\/script/i.test(code)) throw new Error(`${file} would end its own tag`);
  return code.trim();
}
