import { runs } from '@tresen/domain/kit/testing';
import fc from 'fast-check';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { parseInstant } from './instants.ts';
import './pools.ts';

describe('an instant of the database', () => {
  it.each([
    ['2026-11-29 02:16:13+00', '2026-11-29T02:16:13.000Z'],
    ['2026-11-29 02:16:13.5+00', '2026-11-29T02:16:13.500Z'],
    ['2026-11-29 02:16:13.057999+00', '2026-11-29T02:16:13.057Z'],
    ['0044-03-15 12:00:00+00', '0044-03-15T12:00:00.000Z'],
    ['2026-11-29 03:16:13.123+01', '2026-11-29T02:16:13.123Z'],
    ['12026-11-29 02:16:13+00', '+012026-11-29T02:16:13.000Z'],
    ['0044-03-15 12:00:00+00 BC', '-000043-03-15T12:00:00.000Z'],
  ])('%s is %s', (text, iso) => expect(new Date(parseInstant(text)).toISOString()).toBe(iso));

  it('that never comes is no date', () => {
    expect(parseInstant('infinity')).toBe(Infinity);
    expect(parseInstant('-infinity')).toBe(-Infinity);
  });

  it('is read as the database means it, to the millisecond, whatever the day', () => {
    const min = new Date('0001-01-01T00:00:00Z');
    const max = new Date('9999-12-31T23:59:59.999Z');
    fc.assert(
      fc.property(fc.date({ min, max, noInvalidDate: true }), (date) => {
        const written = date
          .toISOString()
          .replace('T', ' ')
          .replace(/\.?0*Z$/, '');
        expect(parseInstant(`${written}+00`)).toEqual(date);
      }),
      { numRuns: runs(2_000) },
    );
  });

  it('is read so by the driver', () => {
    expect(pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ)).toBe(parseInstant);
  });
});
