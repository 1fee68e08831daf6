import { expect, it } from 'vitest';
import { versionOf } from './app-version.ts';

it.each([
  ['1.0.37.399', '1.0.37.399'],
  ['1.0.37.399 beta', '1.0.37.399'],
  ['1.0.37', undefined],
  ['1.0.37.399-beta', undefined],
  ['<!doctype html>', undefined],
  ['', undefined],
])('CON-24, CON-25: the version of "%s" is %s', (build, version) => expect(versionOf(build)).toBe(version));
