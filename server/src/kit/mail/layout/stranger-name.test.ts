import { expect, test } from 'vitest';
import { strangerName } from './stranger-name.ts';

test.each([
  ['Rita Öztürk-Weiß', 'Rita Öztürk-Weiß'],
  ['Bäckerei Müller & Söhne', 'Bäckerei Müller & Söhne'],
  ["Trattoria dall'Angelo", "Trattoria dall'Angelo"],
  ['Café 21', 'Café 21'],
  ['Dr. h.c. Jörg Nguyễn', 'Dr. h.c. Jörg Nguyễn'],
])('%s stays as it is', (typed, shown) => {
  expect(strangerName(typed)).toBe(shown);
});

test.each([
  ['Gewinn: https://evil.de/pay?x=1 jetzt', 'jetzt'],
  ['Jetzt www.evil.de öffnen', 'Jetzt öffnen'],
  ['Jetzt evil.de öffnen', 'Jetzt öffnen'],
  ['ｅｖｉｌ．ｄｅ Rita', 'Rita'],
  ['Schreib an boss@evil.de bitte', 'Schreib an bitte'],
  ['Ruf 0900 123 456 an', 'Ruf an'],
  ['Ruf +49-900-123456 an', 'Ruf an'],
  ['<b>Rita</b> <i Öz', 'i Öz'],
  ['Rita\r\nBcc: alle Leute', 'Rita alle Leute'],
  ['Rita\u2028\u202eevil', 'Rita evil'],
  [`Ihr Konto ist gesperrt bitte sofort bei uns melden`, 'Ihr Konto ist gesperrt bitte'],
])('%j says nothing more than %j', (typed, shown) => {
  expect(strangerName(typed)).toBe(shown);
});

test.each(['https://evil.de', '0900 123456', '!!!', '', '\u200b'])('of %j nothing remains', (typed) => {
  expect(strangerName(typed)).toBeUndefined();
});

test('it is never longer than a name', () => {
  expect(strangerName('x'.repeat(500))).toHaveLength(40);
});
