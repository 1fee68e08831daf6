import { describe, expect, it } from 'vitest';
import { pressedArticles } from './index.ts';

const line = (key: string, more: object = {}) => ({
  ...({ kind: 'Umsatz', quantity: 1000, article: { key } } as const),
  ...more,
});
type Line = ReturnType<typeof line>;

describe('the articles that were pressed for a receipt', () => {
  it.each<[string, readonly Line[], string]>([
    ['are its lines in their order', [line('tea'), line('cake'), line('tea')], 'tea cake tea'],
    ['are one for a line of several pieces', [line('tea', { quantity: 3000 })], 'tea'],
    ['are none for what is taken back', [line('tea'), line('tea', { quantity: -1000 })], 'tea'],
    ['are none without an article', [line('tea'), line('', { article: null })], 'tea'],
    [
      'are none for deposits and discounts',
      [line('tea', { kind: 'Pfand' }), line('b', { kind: 'Rabatt' })],
      '',
    ],
  ])('%s', (_, positions, keys) =>
    expect(
      pressedArticles({ type: 'Beleg', positions })
        .map(({ key }) => key)
        .join(' '),
    ).toBe(keys),
  );

  it('are none of a receipt that sells nothing', () =>
    expect(pressedArticles({ type: 'AVBestellung', positions: [line('tea')] })).toEqual([]));

  it('have the id of the cloud where the register knows it', () =>
    expect(
      pressedArticles({ type: 'Beleg', positions: [line('1', { article: { key: '1', id: 'x' } })] }),
    ).toEqual([{ key: '1', id: 'x' }]));
});
