import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

const licenceFile = /^(?:licen[cs]e|copying|notice|third.?party.*)(?:[.-].*)?$/i;

/** Licences as their packages name them, for those that come without a text. */
const known: Readonly<Record<string, string>> = {
  MIT: `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`,
};

/** The notices of the packages that modules are from, by name; packages with the same text share it. */
export const noticesOf = (modules: Iterable<string>): string => {
  const folders = new Set([...modules].flatMap((module) => folderOf(module) ?? []));
  const titles = new Map<string, Set<string>>();
  for (const { title, text } of [...folders].map(noticeOf)) {
    titles.set(text, (titles.get(text) ?? new Set()).add(title));
  }
  const parts = [...titles].map(([text, names]) => `${[...names].sort().join('\n')}\n\n${text}\n`).sort();
  return parts.join(`\n${'-'.repeat(80)}\n\n`);
};

const head = `Tresen contains the work of others. Their notices follow. Tresen itself: GNU Affero General Public License,
version 3 (AGPL-3.0-only); its source is at /source.

${'-'.repeat(80)}

`;

/**
 * Writes /notices.txt: the licences of all packages whose code or styles the build holds, since most of them ask that
 * their text goes along.
 * @param more licences of other files that the app serves, by what they are of
 */
export const notices = (more: Readonly<Record<string, string>>): Plugin => ({
  name: 'notices',
  apply: 'build',
  generateBundle(_options, bundle) {
    const styles = [...this.getModuleIds()].filter((module) => /\.css(?:\?|$)/.test(module));
    const others = Object.entries(more).map(
      ([title, file]) => `${title}\n\n${readFileSync(new URL(file, import.meta.url), 'utf8').trim()}\n`,
    );
    const source = [head + noticesOf([...modulesIn(bundle), ...styles]), ...others].join(
      `\n${'-'.repeat(80)}\n\n`,
    );
    this.emitFile({ type: 'asset', fileName: 'notices.txt', source });
  },
});

/** The folder of the package that a module is from; undefined for our own. */
function folderOf(module: string): string | undefined {
  return /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(
    module.replace(/\?.*$/, ''),
  )?.[1];
}

/** @throws for a package of whose licence there is no text: somebody has to look */
function noticeOf(folder: string): { readonly title: string; readonly text: string } {
  const {
    name,
    version,
    license = '',
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const texts = textsIn(folder);
  const text = texts.length > 0 ? texts.join('\n\n') : known[license];
  if (text === undefined) throw new Error(`${name} comes without the text of its licence (${license})`);
  return { title: `${name} ${version}${license && ` (${license})`}`, text };
}

function textsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && licenceFile.test(entry.name))
    .map(({ name }) => name)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
}

function modulesIn(bundle: Rollup.OutputBundle): string[] {
  return Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []));
}
