import type { ClosingFigureName, ClosingState, ClosingType } from '@tresen/domain/sales/closings';
import * as german from './closings.de.ts';
import * as english from './closings.en.ts';

/** A new code of the domain without words does not compile. */
type Words<Key extends string> = Readonly<Record<Key, string>>;
interface CodeWords {
  readonly types: Words<ClosingType>;
  readonly typeSingulars: Words<ClosingType>;
  readonly typePlurals: Words<ClosingType>;
  readonly states: Words<ClosingState>;
  readonly figures: Words<ClosingFigureName>;
}

const germanWords: CodeWords = {
  types: german.typeWords,
  typeSingulars: german.typeSingulars,
  typePlurals: german.typePlurals,
  states: german.stateWords,
  figures: german.figureWords,
};
const englishWords: CodeWords = {
  types: english.typeWords,
  typeSingulars: english.typeSingulars,
  typePlurals: english.typePlurals,
  states: english.stateWords,
  figures: english.figureWords,
};

export const closingTexts = { de: { ...german.de, ...germanWords }, en: { ...english.en, ...englishWords } };
