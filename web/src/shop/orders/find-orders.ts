import { cancelledByBuyer, orderStateWord } from '@tresen/domain/shop/orders';
import { formatsOf } from '../../kit/format/index.ts';
import {
  SearchShopOrdersDocument,
  type SearchShopOrdersQuery,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import type { Language } from '../../kit/i18n/index.ts';
import { ReceiptLongOutlinedIcon } from '../../kit/icons/receipt-long-outlined.tsx';
import { hitLimit, type RecordHit, type RecordKind } from '../../kit/search/index.ts';
import { pathOfOrders } from './orders-address.ts';
import { orderTexts } from './orders-texts.ts';

type Found = SearchShopOrdersQuery['shopOrders']['nodes'][number];

/** Orders of the own company by number, customer, article and licence key. */
export const orderKind: RecordKind = {
  name: { de: orderTexts.de.titles.BUYER, en: orderTexts.en.titles.BUYER },
  icon: ReceiptLongOutlinedIcon,
  find: async (text, { language, signal }) => {
    const variables = { search: text, first: hitLimit };
    const { shopOrders } = await generalApi.request(SearchShopOrdersDocument, variables, signal);
    return {
      hits: shopOrders.nodes.map((node) => hitOf(node, language)),
      all: shopOrders.pageInfo.hasNextPage
        ? `${pathOfOrders.BUYER}?search=${encodeURIComponent(text)}`
        : undefined,
    };
  },
};

function hitOf(
  { id, number, status, isCancelled, purchaseOrderNumber, customerName, placedAt, gross }: Found,
  language: Language,
): RecordHit {
  const f = formatsOf(language);
  return {
    id,
    title: number,
    detail: [
      ...(purchaseOrderNumber === '' ? [] : [orderTexts[language].listedPurchaseOrder(purchaseOrderNumber)]),
      orderStateWord(language, { status, reason: isCancelled ? cancelledByBuyer : null }),
      f.dateTime(placedAt),
      customerName,
      f.money(gross, 'EUR'),
    ].join(' · '),
    to: `${pathOfOrders.BUYER}/${id}`,
  };
}
