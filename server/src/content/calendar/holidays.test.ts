import { describe, expect, test } from 'vitest';
import { holidayOf } from './holidays.ts';

describe('CNT-10: public holidays by country and region', () => {
  test.each([
    ['DE', null, '2026-10-03', 'de', 'Tag der Deutschen Einheit'],
    ['DE', null, '2026-10-31', 'de', undefined],
    ['DE', 'Hamburg', '2026-10-31', 'de', 'Reformationstag'],
    ['DE', 'HH', '2026-10-31', 'de', 'Reformationstag'],
    ['DE', 'Freistaat Bayern', '2026-01-06', 'de', 'Heilige Drei Könige'],
    ['DE', 'DE-BY', '2026-01-06', 'en', 'Epiphany'],
    ['DE', 'Bavaria', '2026-01-06', 'en', 'Epiphany'],
    ['DE', 'North Rhine-Westphalia', '2026-11-01', 'de', 'Allerheiligen'],
    ['DE', 'Bundesland Hessen', '2026-06-04', 'de', 'Fronleichnam'],
    ['DE', 'Baden-Wuerttemberg', '2026-01-06', 'de', 'Heilige Drei Könige'],
    ['AT', 'Vienna', '2026-12-08', 'de', 'Mariä Empfängnis'],
    ['CH', 'Ticino', '2026-03-19', 'de', 'Josefstag'],
    ['CH', 'Repubblica e Cantone Ticino', '2026-03-19', 'de', 'Josefstag'],
    ['CH', 'Tessin', '2026-03-19', 'de', 'Josefstag'],
    ['CH', 'Vaud', '2026-01-02', 'de', 'Berchtoldstag'],
    ['CH', 'Sankt Gallen', '2026-11-01', 'de', 'Allerheiligen'],
    ['US', 'Kanton', '2026-11-03', 'en', undefined],
    ['US', 'DE', '2026-11-03', 'en', 'Election Day'],
    ['DE', 'Atlantis', '2026-05-01', 'de', 'Maifeiertag'],
    ['AT', null, '2026-10-26', 'de', 'Nationalfeiertag'],
    ['CH', 'Zürich', '2026-08-01', 'de', 'Bundesfeiertag'],
    ['ES', 'Islas Canarias', '2026-05-30', 'en', 'Canary Islands Day'],
    ['DE', null, '2026-11-27', 'de', undefined],
    ['DE', null, '2026-02-30', 'de', undefined],
  ] as const)('%s, %s, %s in %s: %s', async (country, region, day, language, name) => {
    expect(await holidayOf({ country, region }, day, language)).toBe(name);
  });
});
