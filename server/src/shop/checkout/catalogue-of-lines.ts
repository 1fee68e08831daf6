import type { Catalogue, CatalogueEntry } from '@tresen/domain/shop/checkout';
import type { OrderedLine } from '@tresen/domain/shop/orders';
import type { Tx } from '../../kit/db/pools.ts';
import {
  type CatalogueProduct,
  type ProductLink,
  type ProductReader,
  readLinks,
  readProducts,
} from '../products/index.ts';

/** What the catalogue says today of all that the lines name. */
export const catalogueOfLines = async (
  tx: Tx,
  lines: readonly OrderedLine[],
  reader: ProductReader,
): Promise<Catalogue> => {
  const numbers = numbersOf(lines);
  const products = await readProducts(tx, numbers, reader);
  const links = Map.groupBy(await readLinks(tx, numbers), ({ shopNumber }) => shopNumber);
  return new Map(products.map((product) => [product.id, entryOf(product, links.get(product.id) ?? [])]));
};

function numbersOf(lines: readonly OrderedLine[]): number[] {
  return [
    ...new Set(
      lines.flatMap(({ shopNumber, addOns, subProducts }) => [shopNumber, ...addOns, ...subProducts]),
    ),
  ];
}

function entryOf(product: CatalogueProduct, links: readonly ProductLink[]): CatalogueEntry {
  const linked = (kind: ProductLink['kind']) =>
    links.filter((link) => link.kind === kind).map(({ linkedNumber }) => linkedNumber);
  const { licenseRequired, upgradeValue } = product;
  return {
    product,
    licenseRequired,
    upgradeValue,
    addOns: linked('addOn'),
    subProducts: linked('subProduct'),
  };
}
