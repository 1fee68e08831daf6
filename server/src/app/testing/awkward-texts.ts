const backslash = String.fromCharCode(92);

/** Texts that come out wrong where something is put together of pieces, or goes through one encoding too many. */
export const awkwardTexts: readonly string[] = [
  ...[
    '',
    ' ',
    '"',
    '""',
    backslash,
    `${backslash}"`,
    `${backslash}u0000`,
    '{"a":1}',
    '],[',
    'null',
    '__proto__',
  ],
  ...['\0', '\u0001\b\t\n\f\r\u001f', '\u007f\u0080\u009f', 'a\u2028b\u2029c', '\ufeff', '\ufffd', '\uffff'],
  ...[
    '\ud800',
    '\udfff',
    'a\udc00\ud800b',
    '👩‍👩‍👧‍👦',
    '🍺',
    'e\u0301',
    '\u202eabc',
    '</script>',
    `${'ß"'.repeat(5_000)}`,
  ],
];

/** The same in texts of 60 characters: each of them begins and ends with a letter. */
export const awkwardLines: readonly string[] = (
  awkwardTexts
    .map((text) => text.slice(0, 20))
    .join('-')
    .match(/[\s\S]{1,58}/g) ?? []
).map((text, index) => `${index}${text}z`);
