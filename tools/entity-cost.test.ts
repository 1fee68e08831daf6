import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './codegen/generated-file.ts';

const isTest = (path: string): boolean => /\.test\.tsx?$|testing|record-screens/.test(path);

/** What people write of the product, in TypeScript and GraphQL. */
const written = globSync('{domain,server,web}/src/**/*.{ts,tsx,graphql}', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !isTest(path) && !/\/generated\/|\.generated\./.test(path))
  .sort();

/** Where the word means something else, or belongs to what refers to printers: none of it is written for the kind. */
const elsewhere = /\/(shop|articles|demo-[a-z]+|documentation|change-sets)\//;

const own = written.filter((path) => path.includes('/master-data/printers/'));

/** As a name, not within a sentence: an import, a key, a text of its own. */
const name = /printers\/|['"]printers?['"]|^\s+printers?\b[:,]|\bprinterSource\b/m;
const isComment = (line: string): boolean => /^\s*(\*|\/[/*])/.test(line);
const codeOf = (path: string): string =>
  readFileSync(join(root, path), 'utf8')
    .split('\n')
    .filter((line) => !isComment(line))
    .join('\n');

const shared = written.filter(
  (path) => !own.includes(path) && !elsewhere.test(path) && name.test(codeOf(path)),
);

describe('a plain kind of record, by the example of printers', () => {
  it('has nine files of its own', () =>
    expect(own).toEqual([
      'domain/src/master-data/printers/index.ts',
      'domain/src/master-data/printers/printer.de.ts',
      'domain/src/master-data/printers/printer.en.ts',
      'domain/src/master-data/printers/printer.ts',
      'server/src/master-data/printers/index.ts',
      'web/src/master-data/printers/index.ts',
      'web/src/master-data/printers/printer-screens.tsx',
      'web/src/master-data/printers/printers.de.ts',
      'web/src/master-data/printers/printers.en.ts',
    ]));

  it('is named in these shared files, and in no other', () =>
    expect(shared).toEqual([
      'domain/src/kit/entities/entity-names.ts',
      'domain/src/master-data/kinds/kinds.ts',
      'server/src/master-data/index.ts',
      'web/src/app/features.ts',
      'web/src/shell/navigation-table.ts',
    ]));

  it('has each field in five files at most, beside its migration and hints', () =>
    expect(own.filter((path) => /\bprintWidth\b/.test(codeOf(path)))).toHaveLength(4));
});
