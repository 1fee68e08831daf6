/** What a product does to a licence (spec §3), in the order in which they are checked (decisions SHP-54). */
export const productFunctions = ['UPDATE', 'UPGRADE', 'REACTIVATE', 'CHECK_ADD_ON', 'CHECK_PRO'] as const;
export type ProductFunction = (typeof productFunctions)[number];

/** The call that verifies a licence key (spec §7). */
export type LicenceCheck = 'updatePrice' | 'reactivate' | 'addOn' | 'pro';

const checkOfFunction: Readonly<Record<ProductFunction, LicenceCheck>> = {
  UPDATE: 'updatePrice',
  UPGRADE: 'updatePrice',
  REACTIVATE: 'reactivate',
  CHECK_ADD_ON: 'addOn',
  CHECK_PRO: 'pro',
};

interface WithFunctions {
  /** As the catalogue keeps them: `UPDATE,CHECK_PRO`. */
  readonly functions: string;
}

/** The functions of a product, in the order of `productFunctions`; flags that nobody knows are left out. */
export const functionsOf = ({ functions }: WithFunctions): ProductFunction[] => {
  const flags = functions.split(',').map((flag) => flag.trim().toUpperCase());
  return productFunctions.filter((name) => flags.includes(name));
};

/** The check of a product: that of the first function that it has; undefined where there is nothing to check. */
export const checkOf = (product: WithFunctions): LicenceCheck | undefined => {
  const [first] = functionsOf(product);
  return first && checkOfFunction[first];
};
