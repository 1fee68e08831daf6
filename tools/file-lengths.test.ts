import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './codegen/generated-file.ts';

const wanted = 130;

/** Of the product as people write it, the words of both languages included, with the lines that an editor counts. */
const files = globSync('{domain,server,web,register}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.test\.|generated/.test(path))
  .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n').length }));

it('nine of ten files of the product have at most 130 lines', () => {
  const long = files.filter(({ lines }) => lines > wanted).sort((a, b) => a.lines - b.lines);
  const nearest = long.slice(0, 10).map(({ path, lines }) => `${lines} ${path}`);
  expect(
    long.length / files.length,
    `One with two concerns becomes two files, say one of these:\n${nearest.join('\n')}\n`,
  ).toBeLessThanOrEqual(0.1);
});
