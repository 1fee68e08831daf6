import { describe, expect, test } from 'vitest';
import { countries, countryDefaults } from '../../kit/countries/index.ts';
import { localeOfUnit, unitInputSchema, unitMessages } from './index.ts';

const messagesOf = (input: unknown) =>
  unitInputSchema.safeParse(input).error?.issues.map((issue) => issue.message) ?? [];

describe('what a user enters for a unit', () => {
  test.each([
    [{ name: 'Marienplatz' }],
    [{ name: 'x'.repeat(100), type: 'group' }],
    [{ name: 'Zürich', zone: 'Europe/Zurich', cutOffMinutes: 0, country: 'CH' }],
    [{ name: 'Bar', zone: null, cutOffMinutes: 720, country: null, id: null }],
    [{ name: 'Bar', parentId: null, organizationId: null, description: 'x'.repeat(500), version: 3 }],
  ])('%j is accepted', (input) => {
    expect(messagesOf(input)).toEqual([]);
  });

  test.each([
    ['ORG-13: no name', {}, 'UNIT_NAME_MISSING'],
    ['ORG-13: an empty name', { name: '' }, 'UNIT_NAME_MISSING'],
    ['ORG-13: a name of spaces', { name: '   ' }, 'UNIT_NAME_MISSING'],
    ['a name of 101 characters', { name: 'x'.repeat(101) }, 'UNIT_NAME_TOO_LONG'],
    [
      'a description of 501 characters',
      { name: 'a', description: 'x'.repeat(501) },
      'UNIT_DESCRIPTION_TOO_LONG',
    ],
    ['a parent that is no id', { name: 'a', parentId: 'top' }, 'UNIT_PARENT_UNKNOWN'],
    ['an organization that is no id', { name: 'a', organizationId: 'x' }, 'ORGANIZATION_UNKNOWN'],
    ['ORG-12: an unknown type', { name: 'a', type: 'shop' }, 'UNIT_TYPE_UNKNOWN'],
    ['an unknown zone', { name: 'a', zone: 'Europe/Atlantis' }, 'ZONE_UNKNOWN'],
    ['an empty zone', { name: 'a', zone: '' }, 'ZONE_UNKNOWN'],
    ['a cut-off before midnight', { name: 'a', cutOffMinutes: -1 }, 'CUT_OFF_OUT_OF_RANGE'],
    ['a cut-off after noon', { name: 'a', cutOffMinutes: 721 }, 'CUT_OFF_OUT_OF_RANGE'],
    ['half a minute', { name: 'a', cutOffMinutes: 1.5 }, 'CUT_OFF_OUT_OF_RANGE'],
    ['ORG-17: a country we do not serve', { name: 'a', country: 'FR' }, 'COUNTRY_UNKNOWN'],
  ])('%s is refused', (_rule, input, message) => {
    expect(messagesOf(input)).toEqual([message]);
    expect(unitMessages).toContain(message);
  });

  test('the name is trimmed, and what is not given is left open', () => {
    expect(unitInputSchema.parse({ name: '  Marienplatz ' })).toEqual({
      name: 'Marienplatz',
    });
  });
});

describe('country, zone, cut-off and currency of a unit', () => {
  const vienna = { country: 'AT', zone: 'Europe/Vienna', cutOffMinutes: 300, currency: 'EUR' } as const;

  test('CON-20: DE, AT, ES and CH are served', () => {
    expect(countries).toEqual(['DE', 'AT', 'ES', 'CH']);
  });

  test.each(countries)('a new unit in %s takes the country’s zone and currency', (country) => {
    expect(localeOfUnit({ country })).toEqual({ country, cutOffMinutes: 240, ...countryDefaults[country] });
  });

  test('a new unit without a country is in Germany', () => {
    expect(localeOfUnit({})).toMatchObject({ country: 'DE', zone: 'Europe/Berlin', currency: 'EUR' });
  });

  test('what is not given stays', () => {
    expect(localeOfUnit({}, vienna)).toEqual(vienna);
    expect(localeOfUnit({ cutOffMinutes: 0 }, vienna)).toEqual({ ...vienna, cutOffMinutes: 0 });
    expect(localeOfUnit({ country: 'AT' }, { ...vienna, zone: 'Europe/Berlin' }).zone).toBe('Europe/Berlin');
  });

  test('another country brings its zone and currency, unless a zone is given', () => {
    expect(localeOfUnit({ country: 'CH' }, vienna)).toMatchObject({ zone: 'Europe/Zurich', currency: 'CHF' });
    expect(localeOfUnit({ country: 'ES', zone: 'Atlantic/Canary' }, vienna).zone).toBe('Atlantic/Canary');
  });
});
