import { FindShopProductsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import { ShoppingBasketOutlinedIcon } from '../../kit/icons/shopping-basket-outlined.tsx';
import { hitLimit, type RecordKind } from '../../kit/search/index.ts';
import { narrowing } from './catalogue-address.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import { shopAddress } from './shop-path.ts';

/** Products of the shop by name, article number and EAN (SHL-22). */
export const productKind: RecordKind = {
  name: { de: catalogueTexts.de.found, en: catalogueTexts.en.found },
  icon: ShoppingBasketOutlinedIcon,
  find: async (text, { language, signal }) => {
    const variables = { language, search: text, first: hitLimit };
    const { shopCatalogue } = await generalApi.request(FindShopProductsDocument, variables, signal);
    const hits = shopCatalogue.nodes.map(({ id, articleName, articleNr, shortDescription }) => ({
      id: String(id),
      title: articleName,
      detail: [articleNr, shortDescription].filter(Boolean).join(' · '),
      to: shopAddress([], id),
    }));
    const all = `${shopAddress([])}?${new URLSearchParams({ [narrowing.search]: text })}`;
    return { hits, ...(shopCatalogue.pageInfo.hasNextPage && { all }) };
  },
};
