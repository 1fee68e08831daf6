import { describe, expect, it } from 'vitest';
import { choices } from '../../kit/entities/index.ts';
import { cellText, readCell } from './cell-text.ts';

const days = choices(['mo', 'tu', 'we']);
const words = [{ mo: 'Montag', tu: 'Dienstag', we: 'Mittwoch' }] as const;
const reading = { decimal: ',', choices: words, findReference: () => ({ value: null }) } as const;
const writing = { language: 'de', choices: words[0], nameOf: (id: string) => id } as const;

describe('several choices in a cell of a file', () => {
  it.each([
    ['Montag, Mittwoch', ['mo', 'we']],
    ['montag;TU', ['mo', 'tu']],
    ['Dienstag |  Montag,', ['tu', 'mo']],
    ['Montag, Sonntag', 'UNKNOWN_CHOICE'],
    ['', null],
  ])('are read from a cell: %j', (text, expected) => {
    const read = readCell(days, text, reading);
    expect('value' in read ? read.value : read.code).toEqual(expected);
  });

  it('stand in one cell, from which they read back', () => {
    expect(cellText(days, ['mo', 'we'], writing)).toBe('Montag, Mittwoch');
    expect(cellText(days, [], writing)).toBe('');
  });
});
