import { describe, expect, test } from 'vitest';
import { nextTermsVersion, termsInputSchema } from './index.ts';

describe('SHP-67: new terms', () => {
  test.each<[readonly string[], string]>([
    [[], '2026-11-22'],
    [['2026-11-21', '1'], '2026-11-22'],
    [['2026-11-22'], '2026-11-22-2'],
    [['2026-11-22', '2026-11-22-2'], '2026-11-22-3'],
  ])('beside %j are called %s', (taken, expected) => {
    expect(nextTermsVersion('2026-11-22', taken)).toBe(expected);
  });

  test('are written in both languages', () => {
    expect(termsInputSchema.safeParse({ de: '# AGB', en: ' ' }).success).toBe(false);
    expect(termsInputSchema.parse({ de: ' # AGB ', en: '# Terms' })).toEqual({ de: '# AGB', en: '# Terms' });
  });
});
