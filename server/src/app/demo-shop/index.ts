import type { PlannedCatalogue } from '../../shop/products/index.ts';
import { demoAccessories } from './accessories.ts';
import { demoAddOns } from './add-ons.ts';
import { demoBundles } from './bundles.ts';
import { demoCategories } from './categories.ts';
import { plannedCategory, plannedProduct } from './demo-product.ts';
import { demoEditions } from './editions.ts';
import { demoHardware } from './hardware.ts';
import { demoServices } from './services.ts';
import { demoTerms } from './terms.ts';

const products = [
  ...demoBundles,
  ...demoEditions,
  ...demoTerms,
  ...demoAddOns,
  ...demoHardware,
  ...demoAccessories,
  ...demoServices,
];

/** What the demo's vendor sells. @param now milliseconds since 1970, from which discounts run */
export const demoCatalogue = (now: number): PlannedCatalogue => ({
  categories: demoCategories.map(plannedCategory),
  products: products.map((product) => plannedProduct(product, now)),
});
