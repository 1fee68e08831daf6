import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/index.ts';
import {
  findGermanState,
  germanStates,
  germanTaxNumberFault,
  lettersAndDigits,
  readGermanTaxNumber,
} from './index.ts';

const faultOf = (text: string, state: string | null) =>
  germanTaxNumberFault(lettersAndDigits(text), findGermanState(state));

describe('CMP-02: a German tax number', () => {
  // fiscal.md 6
  it.each([
    ['181/815/08155', 'Bayern', '9181081508155', '181/815/08155'],
    ['93815/08152', 'Baden-Württemberg', '2893081508152', '93815/08152'],
    ['133/8150/8159', 'NRW', '5133081508159', '133/8150/8159'],
    ['21/815/08150', 'berlin', '1121081508150', '21/815/08150'],
    ['21 815 08150', 'DE-BE', '1121081508150', '21/815/08150'],
  ])('%s of %s is %s for ELSTER', (text, stateName, elster, regional) => {
    const state = findGermanState(stateName);
    const digits = lettersAndDigits(text);
    expect(readGermanTaxNumber(digits, state)).toMatchObject({ elster, regional });
    expect(readGermanTaxNumber(elster, undefined)).toEqual(readGermanTaxNumber(digits, state));
    expect(faultOf(text, stateName)).toBeUndefined();
    expect(faultOf(elster, stateName)).toBeUndefined();
  });

  it('goes from one form to the other and back in every state', () => {
    const number = fc
      .constantFrom(...germanStates)
      .chain((state) =>
        fc
          .tuple(
            ...[...state.elster].map((place) =>
              /\d/.test(place) ? fc.constant(place) : fc.stringMatching(/^\d$/),
            ),
          )
          .map((digits) => ({ state, elster: digits.join('') })),
      );
    fc.assert(
      fc.property(number, ({ state, elster }) => {
        const found = readGermanTaxNumber(elster, undefined);
        expect(found).toMatchObject({ state, elster });
        expect(readGermanTaxNumber(lettersAndDigits(found?.regional ?? ''), state)).toEqual(found);
      }),
      { numRuns: runs(500) },
    );
  });

  it.each([
    ['181/815/08155', 'Berlin', 'IDENTIFIER_FORMAT', '18/815/08155'],
    ['21/815/08150', 'Bayern', 'IDENTIFIER_FORMAT', '181/815/08155'],
    ['9181081508155', 'Berlin', 'TAX_NUMBER_STATE', 'Bayern'],
    ['9181181508155', null, 'IDENTIFIER_FORMAT', '181/815/08155'],
    ['9981081508', 'Hessen', 'IDENTIFIER_FORMAT', '018 815 08155'],
    ['123', null, 'IDENTIFIER_FORMAT', '181/815/08155'],
    ['DE136695976', null, 'IDENTIFIER_FORMAT', '181/815/08155'],
  ])('%s in %s: %s %s', (text, state, code, parameter) => {
    const fault = faultOf(text, state);
    expect([fault?.code, ...Object.values(fault?.parameters ?? {})]).toEqual([code, parameter]);
  });

  it.each(['181/815/08155', '93815/08152'])('%s is taken where the state is not known', (text) =>
    expect(faultOf(text, null)).toBeUndefined(),
  );

  it.each([
    ['Freistaat Bayern', 'BY'],
    ['bayern ', 'BY'],
    ['North Rhine-Westphalia', 'NW'],
    ['Thueringen', 'TH'],
    ['Baden Württemberg', 'BW'],
    ['Tirol', undefined],
    ['', undefined],
  ])('the state %j is %s', (name, code) => expect(findGermanState(name)?.code).toBe(code));
});
