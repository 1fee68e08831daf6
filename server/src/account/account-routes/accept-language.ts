interface Wish {
  readonly language: string;
  readonly weight: number;
}

/** The language of ours that the browser likes best; German when it wants neither (ERR-01). RFC 9110 12.5.4. */
export const languageOf = (acceptLanguage: string | undefined): 'de' | 'en' => {
  const wishes = (acceptLanguage ?? '').slice(0, 300).split(',').map(wishOf);
  const weightOf = (language: string): number =>
    Math.max(0, ...wishes.filter((wish) => wish.language === language).map(({ weight }) => weight || 0));
  return weightOf('en') > weightOf('de') ? 'en' : 'de';
};

function wishOf(part: string): Wish {
  const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
  const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
  return { language: tag.split('-')[0] ?? '', weight: quality === undefined ? 1 : Number(quality) };
}
