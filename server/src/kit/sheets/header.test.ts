import { expect, it } from 'vitest';
import { guessHeader } from './header.ts';

const rows = (...cells: readonly string[][]) => cells.map((row, index) => ({ row: index + 1, cells: row }));

const data = ['4000000000013', 'Honig', '5,99'];

it.each([
  ['the first row', rows(['EAN', 'Name', 'Preis'], data), 0],
  ['the first row after a title', rows(['Artikelliste 2026'], ['EAN', 'Name', 'Preis'], data), 1],
  ['a row with a cell without a name', rows(['', 'Name', 'Preis'], data, data), 0],
  ['a single column', rows(['Name'], ['Honig'], ['Butter']), 0],
  ['more columns than most rows fill', rows(['EAN', 'Name', 'Zutaten'], ['4', 'Honig'], ['5', 'Butter']), 0],
  ['the only row', rows(['EAN', 'Name']), 0],
])('the header is %s', (_, table, index) => {
  expect(guessHeader(table)).toBe(index);
});

it.each([
  ['the first wide row has a number', rows(data, data)],
  ['the first wide row has a date', rows(['Honig', '21.11.2026'], ['Butter', '22.11.2026'])],
  ['there are no rows', []],
])('there is no header if %s', (_, table) => {
  expect(guessHeader(table)).toBeUndefined();
});
