import { describe, expect, it } from 'vitest';
import { findVariables, foundRecords } from './found-records.ts';

const page = (hasNextPage: boolean) => ({ nodes: ['Pils', 'Helles'], pageInfo: { hasNextPage } });
const hitOf = (name: string) => ({ id: name, title: name, detail: '', to: `/list/${name}` });

describe('records in the search box', () => {
  it('are the first five of the list under the same text', () =>
    expect(findVariables('bier')).toEqual({ search: 'bier', first: 5 }));

  it('lead on to the list where that has more', () => {
    const found = foundRecords(page(true), hitOf, '/list', 'weiß & hell');
    expect(found.hits.map(({ to }) => to)).toEqual(['/list/Pils', '/list/Helles']);
    expect(found.all).toBe('/list?q=wei%C3%9F%20%26%20hell');
  });

  it('do not where these are all', () =>
    expect(foundRecords(page(false), hitOf, '/list', 'bier').all).toBeUndefined());
});
