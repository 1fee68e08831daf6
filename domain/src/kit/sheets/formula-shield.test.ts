import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shield, shieldApostrophes, unshield } from './formula-shield.ts';

const dangerous = fc.stringMatching(/^'{0,3}[=+\-@\t\r\n＝＋－＠]?[-+=@\w',.]{0,5}$/);

it.each([
  ['=1+1', "'=1+1"],
  ['+49 30 1234', "'+49 30 1234"],
  ['-2+3+cmd|’ /C calc’!A0', "'-2+3+cmd|’ /C calc’!A0"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['＝1+1', "'＝1+1"],
  ["'=1", "''=1"],
])('a text that a spreadsheet takes for a formula gets an apostrophe: %j', (text, shielded) => {
  expect(shield(text)).toBe(shielded);
});

it.each(['-1,50', '-1.234,50', '-3', '-', 'Cola', "'s Gravenhage", '1+1', ''])(
  'other texts stay: %j',
  (text) => {
    expect(shield(text)).toBe(text);
  },
);

it('what was shielded comes back exactly', () => {
  fc.assert(fc.property(dangerous, (text) => unshield(shield(text)) === text));
  fc.assert(
    fc.property(dangerous, (text) => unshield(shieldApostrophes(text)) === text || /^[^']/.test(text)),
  );
});

it('no shielded text begins like a formula, but for negative numbers and dashes', () => {
  fc.assert(
    fc.property(dangerous, (text) => /^(?![=+\-@\t\r\n＝＋－＠])|^-(\d+([.,]\d+)*)?$/.test(shield(text))),
  );
});
