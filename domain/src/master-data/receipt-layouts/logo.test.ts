import { describe, expect, it } from 'vitest';
import { isBlankLogo, layoutLimits, logoOf, logoSize, logoWithin } from './index.ts';

describe('a logo', () => {
  it('keeps its shape within the paper', () => {
    expect(logoSize({ width: 1000, height: 500 }, 384)).toEqual({ width: 384, height: 192 });
    expect(logoSize({ width: 100, height: 5000 }, 576)).toEqual({ width: 8, height: 400 });
    expect(logoSize({ width: 300, height: 300 }, 9999)).toEqual({ width: 400, height: 400 });
  });

  it('of a few points becomes twice as large and no more', () => {
    expect(logoSize({ width: 20, height: 16 }, 576)).toEqual({ width: 40, height: 32 });
    expect(logoSize({ width: 3, height: 1 }, 576)).toEqual({ width: 8, height: 2 });
  });

  it('is blank where no dot is black', () => {
    const white = Array.from({ length: 8 }, () => [255, 255, 255, 255]).flat();
    expect(isBlankLogo(logoOf({ width: 8, height: 1, data: white }))).toBe(true);
    expect(isBlankLogo({ width: 8, height: 2, bits: '0001' })).toBe(false);
  });

  it('of 50 megapixels is refused, as is one without any', () => {
    expect(logoSize({ width: 10_000, height: 5_000 }, 576)).toBe('LOGO_TOO_LARGE');
    expect(logoSize({ width: 5_000, height: layoutLimits.logoPixels / 5_000 }, 576)).not.toBe(
      'LOGO_TOO_LARGE',
    );
    expect(logoSize({ width: 0, height: 10 }, 576)).toBe('LOGO_EMPTY');
  });

  it('is black where the picture is dark, and paper where it is transparent', () => {
    const dot = (grey: number, opacity: number) => [grey, grey, grey, opacity];
    const data = [
      ...Array.from({ length: 4 }, () => dot(0, 255)),
      ...Array.from({ length: 4 }, () => dot(0, 0)),
    ];
    expect(logoOf({ width: 8, height: 1, data: data.flat() })).toEqual({ width: 8, height: 1, bits: 'f0' });
  });

  it('for wide paper becomes smaller on narrow one, in its shape and its black', () => {
    const half = `${'f'.repeat(72)}${'0'.repeat(72)}`;
    const wide = { width: 576, height: 300, bits: half.repeat(300) };
    const narrow = `${'f'.repeat(48)}${'0'.repeat(48)}`;
    expect(logoWithin(wide, 384)).toEqual({ width: 384, height: 200, bits: narrow.repeat(200) });
    expect(logoWithin(wide, 576)).toBe(wide);
  });

  it('has half of its dots black where the picture is grey', () => {
    const data = Array.from({ length: 64 * 64 }, () => [128, 128, 128, 255]).flat();
    const { bits } = logoOf({ width: 64, height: 64, data });
    const black = [...bits].reduce(
      (sum, digit) => sum + [...Number.parseInt(digit, 16).toString(2)].filter((one) => one === '1').length,
      0,
    );
    expect(black / 4096).toBeCloseTo(0.5, 1);
  });
});
