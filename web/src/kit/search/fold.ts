/** A text without case and accents, with the place in the original of each of its characters. */
interface Folded {
  readonly text: string;
  readonly places: readonly number[];
}

/** Folds character by character, so that a find can be marked where it stands in the original. */
export const foldWithPlaces = (original: string): Folded => {
  let text = '';
  const places: number[] = [];
  for (let place = 0; place < original.length; place += 1) {
    const folded = foldCharacter(original[place] ?? '');
    text += folded;
    for (const _ of folded) places.push(place);
  }
  return { text, places };
};

/** A text without case and accents; ß is ss. */
export const fold = (text: string): string => foldWithPlaces(text).text;

function foldCharacter(character: string): string {
  return character.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}
