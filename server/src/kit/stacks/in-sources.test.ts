import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inSources } from './index.ts';

let root: string;
let built: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'tresen-stacks-'));
  built = join(root, 'server', 'dist', 'server-B1_x.mjs');
  mkdirSync(join(root, 'server', 'dist'), { recursive: true });
  // The second line of the built file is the fourth of the source.
  const map = { version: 3, sources: ['../src/kit/a.ts'], names: [], mappings: ';AAGA' };
  writeFileSync(`${built}.map`, JSON.stringify(map));
});
afterAll(() => rmSync(root, { recursive: true }));

describe('the stack of a bug', () => {
  it('names the lines of the sources, by path and by address', () => {
    const source = join(root, 'server', 'src', 'kit', 'a.ts');
    const stack = `TypeError: no\n    at run (${built}:2:1)\n    at async ${pathToFileURL(built)}:2:1`;
    expect(inSources(stack)).toBe(`TypeError: no\n    at run (${source}:4:1)\n    at async ${source}:4:1`);
  });

  it.each([
    ['of a file whose map is gone', () => `at run (${built.replace('B1_x', 'A0')}:2:1)`],
    ['of a line that the map does not have', () => `at run (${built}:1:1)`],
    ['of other files', () => 'at run (node:fs:2:1)\n    at /srv/server/src/kit/a.ts:7:9'],
  ])('stays as it is: %s', (_, stack) => {
    expect(inSources(stack())).toBe(stack());
  });
});
