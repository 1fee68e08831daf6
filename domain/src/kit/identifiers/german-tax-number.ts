import { type GermanState, germanStates } from './german-states.ts';
import type { IdentifierFault } from './identifier.ts';

/** A tax number of a German tax office, in both forms. */
export interface GermanTaxNumber {
  readonly state: GermanState;
  /** As the office writes it: 181/815/08155 */
  readonly regional: string;
  /** 13 digits, the same for all states, as ELSTER takes it: 9181081508155 */
  readonly elster: string;
}

type Parts = Readonly<Record<string, string>>;

const letters = /[FBUP]/;

/**
 * Reads a tax number: 13 digits tell their state by themselves, those of an office only beside the state.
 * @param digits without what stands between them
 * @returns undefined where it is none of the state, or of none
 */
export const readGermanTaxNumber = (
  digits: string,
  state: GermanState | undefined,
): GermanTaxNumber | undefined => {
  if (digits.length !== 13) return state && inForm(state, 'regional', digits);
  for (const one of germanStates) {
    const found = inForm(one, 'elster', digits);
    if (found) return found;
  }
  return undefined;
};

/** A number of the state's form, for a sentence that shows it. */
export const germanTaxNumberExample = (state: GermanState | undefined): string =>
  writeParts(state?.regional ?? 'FFF/BBB/UUUUP', { F: '181', B: '8150', U: '0815', P: '5' });

/** What is wrong with a tax number; the state counts where it is known. A check digit that all states share is there none. */
export const germanTaxNumberFault = (
  digits: string,
  state: GermanState | undefined,
): IdentifierFault | undefined => {
  const found = readGermanTaxNumber(digits, state);
  if (found)
    return state && found.state !== state
      ? { code: 'TAX_NUMBER_STATE', parameters: { state: found.state.name } }
      : undefined;
  const isRegional = state === undefined && /^\d{10,11}$/.test(digits);
  return isRegional
    ? undefined
    : { code: 'IDENTIFIER_FORMAT', parameters: { example: germanTaxNumberExample(state) } };
};

function inForm(state: GermanState, form: 'regional' | 'elster', digits: string) {
  const parts = readParts(state[form], digits);
  return (
    parts && {
      state,
      regional: writeParts(state.regional, parts),
      elster: writeParts(state.elster, parts),
    }
  );
}

/** The digits of each part, by its letter; undefined when they do not fit the form. */
function readParts(form: string, digits: string): Parts | undefined {
  const places = [...form].filter((place) => /[FBUP\d]/.test(place));
  const given = [...digits];
  if (places.length !== given.length) return undefined;
  const parts: Record<string, string> = {};
  for (const [index, place] of places.entries()) {
    const digit = given[index] ?? '';
    if (letters.test(place)) parts[place] = (parts[place] ?? '') + digit;
    else if (place !== digit) return undefined;
  }
  return parts;
}

function writeParts(form: string, parts: Parts): string {
  const left: Record<string, string> = { ...parts };
  return [...form]
    .map((place) => {
      if (!letters.test(place)) return place;
      const [digit = '', ...rest] = left[place] ?? '';
      left[place] = rest.join('');
      return digit;
    })
    .join('');
}
