import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = ['api', 'bench', 'docs', 'domain', 'e2e', 'register', 'server', 'tools', 'web'];
const isForeign = (name: string): boolean => /(^|\/)(node_modules|dist)$/.test(name);

/** Every file and folder of the repository, from its root, with `/` before it. */
const places = new Set([
  ...globSync(`{${folders.join(',')}}/**`, { cwd: root, exclude: isForeign }).map((path) => `/${path}`),
  ...globSync('*', { cwd: root, exclude: isForeign }).map((path) => `/${path}`),
]);
/** The help of the web app is no part of them: its links are names of its topics, and its own tests follow them. */
const pages = [...places]
  .filter((path) => path.endsWith('.md') && !path.startsWith('/web/src/content/documentation/'))
  .map((path) => path.slice(1));

const textOf = (page: string): string => readFileSync(join(root, page), 'utf8');
const withoutCode = (text: string): string => text.replaceAll(/^```[\s\S]*?^```/gm, '');

/** Anchors as GitHub makes them of headings. */
const anchorsOf = (text: string): ReadonlySet<string> =>
  new Set(
    Array.from(withoutCode(text).matchAll(/^#{1,6} (.*)$/gm), ([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

/** The links of a page that lead nowhere. Addresses of the web and of the app itself are not looked up. */
const brokenLinks = (page: string, text: string): readonly string[] =>
  Array.from(withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link).filter((link) => {
    if (/^[a-z]+:|^\//.test(link) || link.includes('\\')) return false;
    const [path = '', anchor] = link.split('#');
    const target = posix.join(dirname(page), path);
    if (path !== '' && !existsSync(join(root, target))) return true;
    return anchor !== undefined && !anchorsOf(path === '' ? text : textOf(target)).has(anchor);
  });

const sources = /\.(tsx?|mjs|sql|css)$/;
// Paths that no repository has: kinds of media, and addresses of an API.
const noPaths = /^(application|text|image)\//;

const endings = ['', '.ts', '.tsx'];
const namedPlaces = new Set(
  [...places].flatMap((path) => path.split('/').map((_, at, all) => `/${all.slice(at).join('/')}`)),
);

/**
 * What a page names in backticks that looks like a path of ours and is none: `kit/hub` stands for a folder of that name
 * on any side, `tenant-news.ts` for a file anywhere.
 */
const missingPaths = (text: string): readonly string[] =>
  Array.from(withoutCode(text).matchAll(/`([a-z][\w./-]*)`/g), ([, name = '']) => name).filter((name) => {
    if (noPaths.test(name)) return false;
    const path = name.replace(/\/$/, '');
    if (!path.includes('/')) return sources.test(path) && !namedPlaces.has(`/${path}`);
    if (folders.includes(path.split('/')[0] ?? ''))
      return !endings.some((end) => places.has(`/${path}${end}`));
    return !endings.some((end) => namedPlaces.has(`/${path}${end}`));
  });

describe('the pages of the repository', () => {
  it.each(pages)('link only to what is there: %s', (page) => {
    expect(brokenLinks(page, textOf(page))).toEqual([]);
  });

  it.each(pages)('name only paths that are there: %s', (page) => {
    expect(missingPaths(textOf(page))).toEqual([]);
  });

  it('would not pass with a link or a path that is gone', () => {
    expect(brokenLinks('docs/a.md', '[x](gone.md) [y](glossary.md#gone) [z](#here)\n\n# Here')).toEqual([
      'gone.md',
      'glossary.md#gone',
    ]);
    expect(missingPaths('`server/src/gone.ts`, `kit/gone`, `gone.store.ts`, `kit/hub`, `a/b` or c')).toEqual([
      'server/src/gone.ts',
      'kit/gone',
      'gone.store.ts',
      'a/b',
    ]);
  });
});

describe('the index of decisions', () => {
  const index = textOf('docs/decisions/README.md');
  const decisions = pages.filter((page) => /^docs\/decisions\/\d/.test(page));

  it.each(decisions)('has the number and title of %s', (page) => {
    const [, number, title] = /^# (\d+)\. (.*)/.exec(textOf(page)) ?? [];
    expect(index).toContain(`| ${number} | [${title}](${relative('docs/decisions', page)}) |`);
  });

  it('gives each number once', () => {
    expect(new Set(decisions.map((page) => page.slice(0, 'docs/decisions/0000'.length))).size).toBe(
      decisions.length,
    );
  });
});

it('the page of the database names every table', () => {
  const page = textOf('docs/reference/database.md');
  const tables = Array.from(
    textOf('server/schema.generated.sql').matchAll(/^CREATE TABLE (\w+)/gm),
    ([, name]) => name,
  );
  expect(tables.length).toBeGreaterThan(100);
  expect(tables.filter((name) => !new RegExp(`\\b${name}\\b`).test(page))).toEqual([]);
});

it('the glossary says each word once', () => {
  const rows = Array.from(textOf('docs/glossary.md').matchAll(/^\| ([^|]+) \|/gm), ([, words = '']) => words);
  const words = rows.flatMap((row) => row.split(', '));
  expect(words.length).toBeGreaterThan(150);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

describe('an area', () => {
  const areas = globSync('server/src/*/', { cwd: root })
    .map((path) => path.replace(/\/$/, ''))
    .filter((path) => !/\/(app|kit)$/.test(path));

  it.each(areas)('has a page of up to twenty lines that lists its features: %s', (area) => {
    const text = textOf(`${area}/README.md`);
    expect(text.trim().split('\n').length).toBeLessThanOrEqual(20);
    const features = globSync(`${area}/*/`, { cwd: root }).map((path) => path.split('/')[3] ?? '');
    expect(features.filter((feature) => !text.includes(`\`${feature}\``))).toEqual([]);
  });
});
