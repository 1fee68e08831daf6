import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptText } from './index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tresen-kept-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a text is made once, for our own user alone', () => {
  const path = join(folder, 'secret');
  expect(keptText(path, () => 'first')).toBe('first');
  expect(keptText(path, () => 'second')).toBe('first');
  expect(statSync(path).mode & 0o077).toBe(0);
  expect(readdirSync(folder)).toEqual(['secret']);
});

test('one that somebody has opened to others is closed again', () => {
  const path = join(folder, 'secret');
  writeFileSync(path, 'first', { mode: 0o644 });
  expect(keptText(path, () => 'second')).toBe('first');
  expect(statSync(path).mode & 0o077).toBe(0);
});

test('what another process made in the same moment is kept', () => {
  const path = join(folder, 'secret');
  const slow = (): string => {
    writeFileSync(path, 'theirs');
    return 'ours';
  };
  expect(keptText(path, slow)).toBe('theirs');
  expect(readdirSync(folder)).toEqual(['secret']);
});

test('a text that cannot be written leaves no file that looks like one', () => {
  const path = join(folder, 'secret');
  mkdirSync(`${path}.${process.pid}`); // in the way, as a full disk is
  expect(() => keptText(path, () => 'first')).toThrow();
  expect(existsSync(path)).toBe(false);
  rmSync(`${path}.${process.pid}`, { recursive: true, force: true });
  expect(keptText(path, () => 'second')).toBe('second');
  expect(readFileSync(path, 'utf8')).toBe('second');
});
