import { useMemo } from 'react';
import {
  ArticleSalesDocument,
  ReceiptTagsDocument,
  SalesPeopleDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import type { FilterSource, FilterSources } from '../../kit/record-list/index.ts';
import { sellingDevices } from '../selling-devices.ts';
import { receiptTexts } from './receipts-texts.ts';

/** As many as a list to choose from shows. */
const max = 25;

const articles: FilterSource = {
  key: 'soldArticles',
  search: async (search) => {
    const { articleSales } = await posApi.request(ArticleSalesDocument, { search, first: max });
    return articleSales.nodes.map(({ articleKey, name }) => ({ id: articleKey, name }));
  },
  nameOf: async (key) => {
    const { articleSales } = await posApi.request(ArticleSalesDocument, { search: key, first: max });
    return articleSales.nodes.find(({ articleKey }) => articleKey === key)?.name ?? key;
  },
};

/** Tags that receipts have, as a search finds them. */
export const findTags = async (text: string): Promise<readonly string[]> =>
  (await posApi.request(ReceiptTagsDocument, { text, first: max })).receiptTags;

const tags: FilterSource = {
  key: 'receiptTags',
  search: async (text) => (await findTags(text)).map((tag) => ({ id: tag, name: tag })),
  nameOf: (tag) => Promise.resolve(tag),
};

/** Where the values of filters come from that name something. */
export const useReceiptSources = (): FilterSources => {
  const { noEmployee } = useTexts(receiptTexts);
  return useMemo(
    () => ({
      device: sellingDevices,
      named: { employee: employeesOf(noEmployee), article: articles, tag: tags },
    }),
    [noEmployee],
  );
};

/** @param noEmployee what receipts of a branch are called that nobody is named on */
function employeesOf(noEmployee: string): FilterSource {
  return {
    key: 'salesPeople',
    search: async (text) => {
      const { salesPeople } = await posApi.request(SalesPeopleDocument, {});
      return salesPeople.employees
        .map(({ id, name, unitName }) => ({ id, name: `${name || noEmployee} · ${unitName}` }))
        .filter(({ name }) => hasWord(name, text))
        .slice(0, max);
    },
    nameOf: async (id) => {
      const { salesPeople } = await posApi.request(SalesPeopleDocument, { unitIds: [id.slice(0, 36)] });
      // Who sold long ago is known by the register's own key alone.
      return salesPeople.employees.find((employee) => employee.id === id)?.name || id.slice(37) || noEmployee;
    },
  };
}

function hasWord(name: string, text: string): boolean {
  return name.toLowerCase().includes(text.toLowerCase());
}
