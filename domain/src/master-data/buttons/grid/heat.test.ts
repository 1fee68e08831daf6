import { describe, expect, it } from 'vitest';
import { type ArticleHeat, type ButtonMapping, type ButtonTarget, heatLevel, heatOf } from './index.ts';

const on = (target: ButtonTarget, column = 0): ButtonMapping => ({
  ...{ layer: 0, row: 0, column, rowSpan: 1, columnSpan: 1, target },
  ...{ label: null, colour: null, pictureId: null },
});
const button = (id: string, column = 0) => on({ kind: 'article', id }, column);
const sold = (articleId: string | null, presses: number, more: Partial<ArticleHeat> = {}): ArticleHeat => ({
  ...{ articleId, articleKey: articleId ?? 'k', name: articleId ?? 'unknown', presses },
  ...{ isDeleted: false, quantity: presses, turnover: presses * 300, ...more },
});

const said = (mappings: readonly ButtonMapping[], articles: readonly ArticleHeat[]) => {
  const { buttons, withoutButton, unpressed } = heatOf({ mappings }, articles);
  return [
    buttons.map(({ sold: own, share }) => `${own ? own.presses : '-'}:${share}`).join(' '),
    withoutButton.map(({ name }) => name).join(' '),
    unpressed.map(({ target }) => ('id' in target ? target.id : '')).join(' '),
  ];
};

describe('heat of a grid', () => {
  it.each<[string, readonly ButtonMapping[], readonly ArticleHeat[], readonly string[]]>([
    [
      'is each button’s share of the most',
      [button('a'), button('b')],
      [sold('a', 4), sold('b', 1)],
      ['4:1 1:0.25', '', ''],
    ],
    ['names buttons that nobody pressed', [button('a'), button('b')], [sold('a', 4)], ['4:1 0:0', '', 'b']],
    [
      'is the same on each button of an article',
      [button('a'), button('a', 1)],
      [sold('a', 2)],
      ['2:1 2:1', '', ''],
    ],
    [
      'names what sells without a button, most first',
      [button('a')],
      [sold('b', 1), sold('c', 9), sold('a', 3)],
      ['3:1', 'c b', ''],
    ],
    [
      'keeps articles without a record apart',
      [button('a')],
      [sold('a', 1), sold(null, 5)],
      ['1:1', 'unknown', ''],
    ],
    [
      'does not ask for buttons of what only came back',
      [],
      [sold('a', 0, { quantity: -1, turnover: -300 })],
      ['', '', ''],
    ],
    [
      'does not ask for buttons of what was deleted',
      [],
      [sold('a', 7, { isDeleted: true }), sold('b', 2)],
      ['', 'b', ''],
    ],
    [
      'says nothing of functions',
      [on({ kind: 'function', id: 'pay' }), on({ kind: 'favourites1' })],
      [],
      ['-:0 -:0', '', ''],
    ],
    [
      'calls an article that only came back unpressed',
      [button('a')],
      [sold('a', 0, { quantity: -1 })],
      ['0:0', '', 'a'],
    ],
    ['is cold where nothing was sold', [button('a')], [], ['0:0', '', 'a']],
  ])('%s', (_, mappings, articles, result) => expect(said(mappings, articles)).toEqual(result));

  it.each([
    [0, 0],
    [0.01, 1],
    [0.1, 2],
    [0.3, 3],
    [0.6, 4],
    [1, 4],
  ])('a share of %d is level %d', (share, level) => expect(heatLevel(share)).toBe(level));
});
