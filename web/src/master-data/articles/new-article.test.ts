import { describe, expect, it } from 'vitest';
import { proposedArticle } from './new-article.ts';

const drinks = { id: 'drinks', name: 'Getränke' };
const food = { id: 'food', name: 'Speisen' };
const vat = (id: string, unitIds: readonly string[] | null) => ({
  id,
  name: id,
  unitIds: unitIds && [...unitIds],
});
const last = (unitIds: readonly string[] | null) => ({
  unitIds: unitIds && [...unitIds],
  mainCategory: drinks,
});

/** What is proposed, in short. */
const short = (values: ReturnType<typeof proposedArticle>) => ({
  units: values.unitIds,
  category: values.mainCategoryId,
  vat: values.vatInHouseId,
});

describe('what a new article begins with (ART-09)', () => {
  const everywhere = [vat('normal', null), vat('reduced', null)];
  const each = [vat('north', ['n']), vat('south', ['s'])];
  it.each([
    ['nothing yet', { last: undefined, vats: [], categories: [] }, [], { units: null }],
    [
      'the only category, before the first article',
      { last: undefined, vats: everywhere, categories: [{ ...food, unitIds: null }] },
      [],
      { units: null, category: 'food', vat: 'normal' },
    ],
    [
      'none of several categories, before the first article',
      { last: undefined, vats: everywhere, categories: [vat('a', null), vat('b', null)] },
      [],
      { units: null, vat: 'normal' },
    ],
    [
      'the category of the last one, with its branches',
      { last: last(['s']), vats: each, categories: [] },
      [],
      { units: ['s'], category: 'drinks', vat: 'south' },
    ],
    [
      'the branches that the list shows',
      { last: last(['s', 'n']), vats: each, categories: [] },
      ['n'],
      { units: ['n'], category: 'drinks', vat: 'north' },
    ],
    [
      'nothing that one of the branches lacks',
      { last: last(['s']), vats: each, categories: [{ ...food, unitIds: ['s'] }] },
      ['s', 'n'],
      { units: ['n', 's'] },
    ],
    [
      'for all branches, only what all have',
      { last: last(null), vats: [...each, ...everywhere], categories: [] },
      [],
      { units: null, category: 'drinks', vat: 'normal' },
    ],
    [
      'the rates of the only branch, before the first article',
      { last: undefined, vats: [vat('north', ['n'])], categories: [{ ...food, unitIds: null }] },
      [],
      { units: null, category: 'food', vat: 'north' },
      ['n'],
    ],
  ])('%s', (_title, before, chosen, expected, branches: readonly string[] = ['n', 's']) => {
    const found = proposedArticle(before, chosen, branches);
    expect(short(found)).toEqual({ category: undefined, vat: undefined, ...expected });
    expect([found.price, found.vatOutOfHouseId]).toEqual([null, found.vatInHouseId]);
  });
});
