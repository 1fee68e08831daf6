import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import {
  FindShopProductsDocument,
  type FindShopProductsQueryVariables,
} from '../../kit/graphql/generated/general/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { productKind } from './find-products.ts';

const find = (hasNextPage: boolean) => {
  const asked: FindShopProductsQueryVariables[] = [];
  const node = {
    id: 17,
    articleName: 'Bondrucker P80',
    articleNr: 'TZ-601',
    shortDescription: 'Für die Theke',
  };
  const answer = (variables: FindShopProductsQueryVariables) => {
    asked.push(variables);
    return { shopCatalogue: { nodes: [node], pageInfo: { hasNextPage } } };
  };
  fakeGraphql([[FindShopProductsDocument, answer]]);
  const { signal } = new AbortController();
  return { asked, found: productKind.find('drucker', { language: 'de', signal, client: new QueryClient() }) };
};

it('SHL-22: products of the shop are found in the search box, and lead to their page', async () => {
  const { asked, found } = find(false);
  expect(await found).toEqual({
    hits: [{ id: '17', title: 'Bondrucker P80', detail: 'TZ-601 · Für die Theke', to: '/apps/shop/17' }],
  });
  expect(asked).toEqual([{ language: 'de', search: 'drucker', first: 5 }]);
});

it('SHL-22: further products are in the shop, by the same search', async () =>
  expect((await find(true).found).all).toBe('/apps/shop?search=drucker'));
