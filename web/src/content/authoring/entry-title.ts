interface Titled {
  readonly language: string;
  readonly title: string;
}

/** What an entry is called in a language, else in the one that there is. */
export const titleOf = (texts: readonly Titled[], language: string): string =>
  (texts.find((text) => text.language === language) ?? texts[0])?.title ?? '';
