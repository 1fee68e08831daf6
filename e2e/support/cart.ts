import { addToCart, type CartLine, storedTextOf } from '@tresen/domain/shop/cart';
import type { ShopProduct } from '@tresen/domain/shop/products';
import type { Api } from './api.ts';

/** What somebody puts into the cart, by the number that the article has in the catalogue. */
interface Wanted {
  readonly articleNr: string;
  readonly quantity?: number;
  readonly customerId?: string;
}

/** The name of a product as a line shows it: long words may break, at soft hyphens. */
export const shownName = (name: string): RegExp =>
  new RegExp([...name].map((sign) => sign.replace(/[.*+?^${}()|[\]\\]/, '\\$&')).join('\u00ad?'));

type Product = ShopProduct & { readonly licenseRequired: boolean; readonly upgradeValue: number | null };

const fields = `id articleName active type viewType contractType contractDurationMonths billingIntervalMonths
  articleNr articlePrice setupFee articleEan appRegLevel shortDescription longDescription importantNotice imageUrls
  discountedPrice functions shopDiscount { description startDate endDate } licenseRequired upgradeValue`;

/** Fills a person's cart as their browser would, in the place of what lies in it. */
export const fillCart = async (server: string, api: Api, wanted: readonly Wanted[]): Promise<void> => {
  const headers = { authorization: `Bearer ${api.token}` };
  const info = await fetch(`${server}/connect/userinfo`, { headers });
  const { sub: userId } = (await info.json()) as { sub: string };
  let lines: readonly CartLine[] = [];
  for (const { articleNr, quantity = 1, customerId = null } of wanted)
    lines = addToCart(lines, { ...(await findProduct(api, articleNr)), quantity, customerId }, () =>
      crypto.randomUUID(),
    );
  await api.ask(
    '/graphql',
    'mutation ($userId: ID!) { deleteDefaultProject(userId: $userId) { isSuccess } }',
    {
      userId,
    },
  );
  await api.ask(
    '/graphql',
    `mutation ($shopProject: ShopProjectInput!, $userId: ID!) {
      updateShopProject(shopProject: $shopProject, userId: $userId) { isSuccess } }`,
    { shopProject: { name: 'DEFAULT', cart: storedTextOf(lines) }, userId },
  );
};

async function findProduct({ ask }: Api, articleNr: string): Promise<Product> {
  const { shopCatalogue } = await ask<{ shopCatalogue: { nodes: Product[] } }>(
    '/graphql',
    `query ($search: String) { shopCatalogue(search: $search, first: 100) { nodes { ${fields} } } }`,
    { search: articleNr },
  );
  const found = shopCatalogue.nodes.find((product) => product.articleNr === articleNr);
  if (!found) throw new Error(`the catalogue has no ${articleNr}`);
  return found;
}
