import { type Language, languages } from '../../kit/i18n/index.ts';
import type { SvgIconComponent } from '../../kit/icons/svg-icon-component.ts';
import { fold, hasWords, type SearchedWord, searchedWords } from '../../kit/search/index.ts';
import type { EntryId } from '../navigation-nodes.ts';

/** As many pages are suggested at most (SHL-29, CON-06). */
export const suggestionLimit = 10;

/** A page that can be searched for. */
export interface SearchablePage {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  /** Other words for it, in any language. */
  readonly keywords: readonly string[];
  readonly icon: SvgIconComponent;
  readonly url: string;
  /** The entry of the menu, where it is one: it can be starred. */
  readonly entry?: EntryId;
}

export interface PageMatch {
  readonly page: SearchablePage;
  /** The word that was found, where it is not the title that shows. */
  readonly by?: string;
}

type Ranked = PageMatch & { readonly rank: number };

/**
 * The pages that a search suggests, at most ten: by the title that shows, by that of the other language, by other words
 * for it; without regard to case, accents and the spelling of umlauts (SHL-29, SHL-30). Beginnings come first.
 */
export const matchPages = (
  pages: readonly SearchablePage[],
  text: string,
  language: Language,
): readonly PageMatch[] => {
  const words = searchedWords(text);
  if (words.length === 0) return [];
  return pages
    .flatMap((page) => rankPage(page, words, language) ?? [])
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, suggestionLimit)
    .map(({ page, by }) => (by === undefined ? { page } : { page, by }));
};

function rankPage(
  page: SearchablePage,
  words: readonly SearchedWord[],
  language: Language,
): Ranked | undefined {
  const title = page.title[language];
  if (hasWords(title, words)) return { page, rank: rankOfTitle(title, words) };
  const others = languages.filter((other) => other !== language).map((other) => page.title[other]);
  const translated = others.find((other) => hasWords(other, words));
  if (translated !== undefined) return { page, by: translated, rank: 3 + rankOfTitle(translated, words) };
  const keyword = page.keywords.find((each) => startsWith(each, words));
  return keyword === undefined ? undefined : { page, by: keyword, rank: 6 };
}

/** A beginning of the text, a beginning of one of its words, or any part of it. */
function rankOfTitle(title: string, [first]: readonly SearchedWord[]): number {
  const folded = fold(title);
  const at = Math.min(...(first ?? []).map((word) => folded.indexOf(word)).filter((place) => place >= 0));
  if (at === 0) return 0;
  return /[\p{L}\p{N}]/u.test(folded[at - 1] ?? '') ? 2 : 1;
}

function startsWith(keyword: string, words: readonly SearchedWord[]): boolean {
  return hasWords(keyword, words) && rankOfTitle(keyword, words) === 0;
}
