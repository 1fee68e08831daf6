import { describe, expect, it } from 'vitest';
import { printable } from './print-text.ts';

describe('what a code page has', () => {
  it.each([
    ['PC858', '5 € „für“ Größe – 1×', '5 € "für" Größe - 1×'],
    ['WPC1252', '5 € „für“ Größe – 1×', '5 € „für“ Größe – 1×'],
    ['PC437', '5 € „für“ Größe – 1×', '5 EUR "für" Größe - 1x'],
    ['PC850', '5 € Ștefan Dvořák Łódź', '5 EUR Stefan Dvorák Lódz'],
    ['PC858', 'Kaffee ☕️ 👨‍👩‍👧 🇩🇪 東', 'Kaffee ? ? ? ?'],
    ['PC858', 'e\u0301 a\u0323\u0306\tb\u0007c\r\nd', 'é a b c d'],
    ['PC852', 'Żurek Čočka Łosoś', 'Żurek Čočka Łosoś'],
    ['PC857', 'Şiş kebap, Çiğ köfte, Ayran İçecek', 'Şiş kebap, Çiğ köfte, Ayran İçecek'],
    ['PC858', 'Şiş Çiğ İçecek', 'Sis Çig Içecek'],
    ['PC866', 'Борщ, Щавель, Ёж', 'Борщ, Щавель, Ёж'],
    ['WPC1251', 'Вареники 5 €, Їжа', 'Вареники 5 €, Їжа'],
    ['PC858', 'Борщ, Щавель, Їжа, Йогурт 3 €', 'Borshch, Shchavel, Yizha, Yogurt 3 €'],
    ['PC858', 'Пељмени, Њоки', 'Peljmeni, Njoki'],
    ['PC858', '½ ﬁ ² Ⅳ ａ', '½ fi ² IV a'],
    ['PC858', '\u202eabc\u200d\u00ad', 'abc'],
  ] as const)('%s prints %j as %j', (page, given, expected) => {
    expect(printable(given, page)).toBe(expected);
  });
});
