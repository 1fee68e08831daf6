/** Code pages that printers have for our languages: the number of Epson's printers (ESC t n), and bytes 80 to FF (fiscal.md 8.2). */
const pages = {
  PC437: {
    number: 0,
    upper:
      'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
      '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ ',
  },
  PC850: {
    number: 2,
    upper:
      'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
      '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´ ±‗¾¶§÷¸°¨·¹³²■ ',
  },
  PC858: {
    number: 19,
    upper:
      'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
      '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´ ±‗¾¶§÷¸°¨·¹³²■ ',
  },
  PC852: {
    number: 18,
    upper:
      'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐' +
      '└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´ ˝˛ˇ˘§÷¸°¨˙űŘř■ ',
  },
  PC857: {
    number: 13,
    upper:
      'ÇüéâäàåçêëèïîıÄÅÉæÆôöòûùİÖÜø£ØŞşáíóúñÑĞğ¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
      '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ºªÊËÈ ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµ ×ÚÛÙìÿ¯´ ± ¾¶§÷¸°¨·¹³²■ ',
  },
  PC866: {
    number: 17,
    upper:
      'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмноп░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
      '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀рстуфхцчшщъыьэюяЁёЄєЇїЎў°∙·√№¤■ ',
  },
  WPC1251: {
    number: 46,
    upper:
      'ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–— ™љ›њќћџ ЎўЈ¤Ґ¦§Ё©Є«¬ ®Ї°±Ііґµ¶·ё№є»јЅѕї' +
      'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя',
  },
  WPC1252: {
    number: 16,
    upper:
      '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ ¡¢£¤¥¦§¨©ª«¬ ®¯°±²³´µ¶·¸¹º»¼½¾¿' +
      'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ',
  },
  ISO8859_15: {
    number: 40,
    upper:
      '                                 ¡¢£€¥Š§š©ª«¬ ®¯°±²³Žµ¶·ž¹º»ŒœŸ¿' +
      'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ',
  },
} as const;
// A space stands where a page has nothing to see.

export const codePageNames = [
  ...(['PC858', 'WPC1252', 'PC850', 'PC437', 'PC852', 'PC857'] as const),
  ...(['PC866', 'WPC1251', 'ISO8859_15'] as const),
] as const;
export type CodePageName = (typeof codePageNames)[number];

export interface CodePage {
  readonly number: number;
  /** The byte of a character; undefined where the page has none. */
  byteOf(character: string): number | undefined;
  /** The character of a byte. */
  characterOf(byte: number): string;
}

/** Code pages by name. */
export const codePages: Readonly<Record<CodePageName, CodePage>> = {
  PC858: pageOf(pages.PC858),
  WPC1252: pageOf(pages.WPC1252),
  PC850: pageOf(pages.PC850),
  PC437: pageOf(pages.PC437),
  PC852: pageOf(pages.PC852),
  PC857: pageOf(pages.PC857),
  PC866: pageOf(pages.PC866),
  WPC1251: pageOf(pages.WPC1251),
  ISO8859_15: pageOf(pages.ISO8859_15),
};

function pageOf({ number, upper }: { readonly number: number; readonly upper: string }): CodePage {
  const characters = [
    ...Array.from({ length: 95 }, (_, at) => String.fromCharCode(0x20 + at)),
    ' ',
    ...upper,
  ];
  const bytes = new Map(characters.flatMap((one, at) => (one === ' ' ? [] : [[one, at + 0x20] as const])));
  bytes.set(' ', 0x20);
  return {
    number,
    byteOf: (character) => bytes.get(character),
    characterOf: (byte) => characters[byte - 0x20] ?? ' ',
  };
}
