import {
  type ClosingFigureName,
  type ClosingState,
  type ClosingType,
  closingListWords,
} from '@tresen/domain/sales/closings';
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
  types: closingListWords.de.choices.type,
  typeSingulars: german.typeSingulars,
  typePlurals: german.typePlurals,
  states: closingListWords.de.choices.state,
  figures: german.figureWords,
};
const englishWords: CodeWords = {
  types: closingListWords.en.choices.type,
  typeSingulars: english.typeSingulars,
  typePlurals: english.typePlurals,
  states: closingListWords.en.choices.state,
  figures: english.figureWords,
};

export const closingTexts = { de: { ...german.de, ...germanWords }, en: { ...english.en, ...englishWords } };
