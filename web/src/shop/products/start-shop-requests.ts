import {
  ShopCatalogueDocument,
  ShopCategoriesDocument,
  ShopProductDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import { currentLanguage } from '../../kit/i18n/index.ts';
import { catalogueVariables } from './catalogue-variables.ts';
import { placeAt } from './shop-path.ts';

/**
 * Sends what the shop at an address asks for first. Which part of the path is known turns out with the categories: of an
 * unknown way the page asks again.
 * @param path below the shop: `printers/receipt/17`
 */
export const startShopRequests = (params: URLSearchParams, path: string): void => {
  const language = currentLanguage();
  generalApi.startEarly(ShopCategoriesDocument, { language });
  const { productId, unknown: slugs } = placeAt(path, []);
  if (productId !== undefined) generalApi.startEarly(ShopProductDocument, { id: productId, language });
  else
    generalApi.startEarly(ShopCatalogueDocument, {
      ...catalogueVariables(slugs, params, language),
      after: null,
    });
};
