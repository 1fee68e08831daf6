import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { profiles } from '../../simulate/index.ts';
import { motifOf, pictureOf } from './motifs.ts';
import { box, paint } from './paint.ts';

describe('pictures of the demo', () => {
  it('are there for whatever it sells', () => {
    const categories = Object.values(profiles).flatMap(({ courses }) =>
      courses.flatMap(({ articles }) => articles.map(({ category }) => category)),
    );
    expect(new Set(categories).size).toBeGreaterThan(15);
    for (const category of categories) expect([category, motifOf(category)]).not.toContain(undefined);
    expect(motifOf('constructor')).toBeUndefined();
  });

  it('are PNG files of the points that were painted', () => {
    const file = Buffer.from(paint(2, [10, 20, 30], [[box(0, -1, 1, 0), [200, 0, 100]]]));
    expect(file.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    const length = file.readUInt32BE(33);
    expect(file.subarray(37, 41).toString()).toBe('IDAT');
    // Each row begins with the byte that says "as it is".
    expect([...inflateSync(file.subarray(41, 41 + length))]).toEqual([
      ...[0, 10, 20, 30, 200, 0, 100],
      ...[0, 10, 20, 30, 10, 20, 30],
    ]);
  });

  it('are small', () => {
    expect(pictureOf('cup').length).toBeLessThan(10_000);
  });
});
