import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressed, takesGzip } from './compressed.ts';

describe('a compressed answer', () => {
  it.each([2_500, 300_000])('holds what was said, in %d letters', async (length) => {
    const text = 'Grüße '.repeat(length / 6);
    const bytes = await compressed(text);
    expect(bytes.length).toBeLessThan(text.length / 10);
    expect(gunzipSync(bytes).toString()).toBe(text);
  });

  it.each([
    ['gzip', true],
    ['gzip, deflate, br, zstd', true],
    ['br;q=1.0, GZIP;q=0.8, *;q=0.1', true],
    ['*', true],
    ['gzip;q=0', false],
    ['*, gzip;q=0.0', false],
    ['br, identity', false],
    ['', false],
    [undefined, false],
  ])('goes to whoever takes it: %s', (header, takes) => {
    expect(takesGzip(header)).toBe(takes);
  });
});
