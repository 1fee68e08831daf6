import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';
import type { DrawnPage } from '../src/app/draw-pages/draw-pages.tsx';

export interface Parts {
  /** Paths of the style sheets that the page needs. */
  readonly styles: readonly string[];
  /** Of the code with which all begins, the entry first. */
  readonly entry: readonly string[];
  /** Of the other code, each behind what it imports. */
  readonly files: readonly string[];
  /** What whoever is signed in needs of it beside the shell. */
  readonly inShell: readonly string[];
  readonly wakes: 'by-itself' | 'when-touched';
}

/**
 * index.html with a page in it: in German, which shows with its first bytes, and beside that in English, for whoever has
 * chosen it.
 * @param pages of one path, one in each language
 */
export const pageOf = (
  index: string,
  pages: readonly DrawnPage[],
  { styles, entry, files, inShell, wakes }: Parts,
): string => {
  const [german, english] = (['de', 'en'] as const).map((language) =>
    pages.find((one) => one.language === language),
  );
  if (!german || !english) throw new Error(`${pages[0]?.path} is not there in both languages`);
  const links = styles
    .map((path) => `<link rel="stylesheet" crossorigin href="${path}">`)
    .filter((link) => !index.includes(link));
  const head = [
    ...links,
    ...styleElements([german, english]),
    `<style>${plain('standing.css')}</style>`,
  ].join('');
  const body =
    `<div id="page" data-asleep data-language="de">${german.markup}</div>` +
    `<template id="page-in-english" data-title="${escaped(english.title)}" data-description="${escaped(english.description)}">` +
    `${english.markup}</template>` +
    `<script data-entry="${entry.join(' ')}" data-parts="${files.join(' ')}" data-wakes="${wakes}">${minified('stands.js')}</script>`;
  const signedIn = / data-signed-in="([^"]*)"/.exec(index)?.[1]?.split(' ') ?? [];
  return inserted(index, [
    // A guest's first paint does not wait for code; whoever is signed in waits for theirs, as everywhere.
    [/ data-guest="[^"]*"/, ''],
    [/(?<= data-signed-in=")[^"]*/, [...new Set([...signedIn, ...entry, ...inShell])].join(' ')],
    [/<script type="module" crossorigin src="[^"]*"><\/script>\s*/, ''],
    [/(?:<link rel="modulepreload"[^>]*>\s*)+/, ''],
    [/(?<=<title>)[^<]*/, escaped(german.title)],
    [/(?<=<meta name="description" content=")[^"]*/, escaped(german.description)],
    // Behind the script of the first paint, before any style that it would wait for.
    [/(?<=<\/script>)/, `<script>${minified('fits.js')}</script>`],
    [/(?=<\/head>)/, head],
    [/(?=<div class="late")/, body],
  ]);
};

/** As the library of styles finds them again in the browser, and writes none of them a second time. */
function styleElements(pages: readonly DrawnPage[]): readonly string[] {
  const of = (kind: keyof DrawnPage['styles']) =>
    Object.entries<string>(Object.assign({}, ...pages.map(({ styles }) => styles[kind])));
  const element = (names: string, css: string) => `<style data-emotion="${names}" data-s="">${css}</style>`;
  const classes = of('classes');
  return [
    ...of('global').map(([name, css]) => element(`css-global ${name}`, css)),
    element(['css', ...classes.map(([name]) => name)].join(' '), classes.map(([, css]) => css).join('')),
  ];
}

type Insertion = readonly [place: RegExp, text: string];

function inserted(index: string, insertions: readonly Insertion[]): string {
  return insertions.reduce((html, [place, text]) => {
    if (!place.test(html)) throw new Error(`index.html has no place for what follows ${place}`);
    return html.replace(place, () => text);
  }, index);
}

function plain(file: string): string {
  const written = readFileSync(new URL(file, import.meta.url), 'utf8');
  return written
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(/\s*([{:;,])\s+/g, '$1');
}

function minified(file: string): string {
  const { code } = minifySync(file, readFileSync(new URL(file, import.meta.url), 'utf8'));
  if (/<\/script/i.test(code)) throw new Error(`${file} would end its own tag`);
  return code.trim();
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
