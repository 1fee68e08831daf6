import { afterEach, describe, expect, it, vi } from 'vitest';
import { SearchReceiptsDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { receiptKind } from './find-receipts.ts';

const row = (number: number) => ({
  id: `r${number}`,
  number,
  type: 'Beleg',
  end: '2026-11-20T21:29:54.000Z',
  zone: 'Europe/Berlin',
  unitName: 'Markt',
  gross: 1250,
  currency: 'EUR',
});

const find = async (text: string, numbers: readonly number[]) => {
  const asked: string[] = [];
  fakeGraphql([
    [
      SearchReceiptsDocument,
      (variables: { text: string }) => {
        asked.push(variables.text);
        return { searchReceipts: numbers.map(row) };
      },
    ],
  ]);
  const signal = new AbortController().signal;
  const found = await receiptKind.find(text, { language: 'de', signal } as never);
  return { ...found, asked };
};

afterEach(() => vi.unstubAllGlobals());

describe('receipts in the search of the whole app', () => {
  it('are found by amount and time, and lead to their page', async () => {
    const { hits, asked } = await find('12,50 22:30', [1]);
    expect(asked).toEqual(['12,50 22:30']);
    expect(hits).toMatchObject([{ title: 'Beleg 1', to: '/manage/receipts/r1' }]);
  });

  it.each(['Theke', 'Kasse Nord', '', '14:30'])('are not asked for by %j', async (text) => {
    expect(await find(text, [1])).toMatchObject({ hits: [], asked: [] });
  });

  it('lead to the list where there are more', async () => {
    const { all } = await find('12,50', [1, 2, 3, 4, 5, 6]);
    expect(all).toBe('/manage/receipts?q=12%2C50');
    expect((await find('1', [1, 10, 11, 12, 13, 14])).all).toBeUndefined();
  });
});
