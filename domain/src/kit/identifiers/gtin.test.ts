import { describe, expect, it } from 'vitest';
import { isGtin } from './index.ts';

describe('a GTIN', () => {
  // fiscal.md 6
  it.each([
    ['4006381333931', true],
    ['73513537', true],
    ['2812345012345', true],
    ['4006381333932', false],
    ['', false],
    ['400638133393', false],
    ['00000000', true],
    ['4006381333931 ', false],
  ])('%s: %s', (text, expected) => expect(isGtin(text)).toBe(expected));
});
