import { shopLanguageOf, shopLanguages } from '@tresen/domain/shop/products';
import { nextTermsVersion, termsInputSchema } from '@tresen/domain/shop/terms';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { type Database, inSystem, inTenant } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { asEditor } from '../products/index.ts';
import { readTerms, readVersions, type ShopTerms, writeTerms } from './terms.store.ts';

/** The terms that apply now; undefined where the vendor has not written any, and nothing can be ordered. */
export const currentTerms = (ctx: Ctx, language: string | null | undefined): Promise<ShopTerms | undefined> =>
  inTenant(ctx.db, tenantOf(ctx), (tx) => readTerms(tx, shopLanguageOf(language), new Date(ctx.now())));

/** Puts terms in force; a version that is there stays as it is. */
export const putTerms = (db: Database, terms: readonly ShopTerms[]): Promise<void> =>
  inSystem(db, (tx) => writeTerms(tx, terms));

/**
 * The vendor's new terms: they apply from now on, to orders that are placed from now on.
 * @throws {AppError} FORBIDDEN outside the vendor's own tenant, INVALID_INPUT
 */
export const publishTerms = (ctx: Ctx, given: unknown): Promise<SaveResult> => {
  const words = parseInput(termsInputSchema, given);
  return asEditor(ctx, async (tx, tenantId, at) => {
    const version = nextTermsVersion(at.toISOString().slice(0, 10), await readVersions(tx));
    await writeTerms(
      tx,
      shopLanguages.map((language) => ({ version, language, content: words[language], validFrom: at })),
    );
    const newValues = { name: version };
    await audit(ctx, tx, tenantId, { entity: 'shopTerms', action: 'publish', entityId: version, newValues });
    return { isSuccess: true, modelId: version };
  });
};
