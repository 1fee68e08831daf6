/** Cyrillic letters as Latin ones, as English timetables and passports write them; signs that only soften are left out. */
const latin: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', ґ: 'g', д: 'd', е: 'e', ё: 'e', є: 'ye', ж: 'zh', з: 'z' },
  ...{ и: 'i', і: 'i', ї: 'yi', й: 'y', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r' },
  ...{ с: 's', т: 't', у: 'u', ў: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch' },
  ...{ ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya' },
  // Serbian and Macedonian.
  ...{ ђ: 'dj', ѓ: 'gj', ѕ: 'dz', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', ќ: 'kj', џ: 'dz' },
};

/** The same with capitals. */
export const latinOfCyrillic: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(latin).flatMap(([letter, written]) => [
    [letter, written],
    [letter.toUpperCase(), written.slice(0, 1).toUpperCase() + written.slice(1)],
  ]),
);
