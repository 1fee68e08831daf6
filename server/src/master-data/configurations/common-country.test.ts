import { describe, expect, it } from 'vitest';
import { commonCountry, countriesAmong } from './common-country.ts';

const [chur, wien, graz] = [
  { unitId: 'chur', country: 'CH' },
  { unitId: 'wien', country: 'AT' },
  { unitId: 'graz', country: 'AT' },
] as const;

describe('the countries of branches', () => {
  it.each([
    ['of all branches, each once', [chur, wien, graz], null, ['AT', 'CH'], null],
    ['of those that are meant', [chur, wien, graz], ['wien', 'graz'], ['AT'], 'AT'],
    ['of one', [chur, wien], ['chur'], ['CH'], 'CH'],
    ['of a branch that is gone', [chur], ['bern'], [], null],
    ['before there is a branch', [], null, [], null],
  ] as const)('%s', (_case, branches, unitIds, all, common) => {
    expect(countriesAmong(branches, unitIds)).toEqual(all);
    expect(commonCountry(branches, unitIds)).toBe(common);
  });
});
