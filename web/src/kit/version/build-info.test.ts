import { describe, expect, it } from 'vitest';
import { readBuildInfo, writeBuildInfo } from './build-info.ts';

describe('the build', () => {
  it('SHL-15: has major, minor, revision, number and tag', () => {
    expect(readBuildInfo('1.0.37.399 beta')).toEqual({
      buildMajor: 1,
      buildMinor: 0,
      buildRevision: 37,
      buildNr: 399,
      buildTag: 'beta',
    });
  });

  it.each([
    ['1.0.37.399 beta', '1.0.37.399 beta'],
    ['1.0.37.399', '1.0.37.399'],
    ['1.0.37', '1.0.37.0'],
  ])('SHL-14: %s shows as %s', (name, shown) => expect(writeBuildInfo(readBuildInfo(name))).toBe(shown));
});
