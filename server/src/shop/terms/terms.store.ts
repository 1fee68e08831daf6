import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** What a buyer agrees to, in one language. */
export interface ShopTerms {
  readonly version: string;
  readonly language: string;
  /** Markdown. */
  readonly content: string;
  readonly validFrom: Date;
}

/** The terms that apply at a moment, in a language or else in the other one; undefined where nobody has written any. */
export const readTerms = async (tx: Tx, language: string, now: Date): Promise<ShopTerms | undefined> => {
  const { rows } = await sql<ShopTerms>`
    select version, language, content, valid_from "validFrom" from shop_terms where valid_from <= ${now}
    order by valid_from desc, version desc, language = ${language} desc limit 1`.execute(tx);
  return rows[0];
};

/** The names of all versions; the vendor writes a few a year. */
export const readVersions = async (tx: Tx): Promise<string[]> => {
  const { rows } = await sql<{ version: string }>`select distinct version from shop_terms`.execute(tx);
  return rows.map(({ version }) => version);
};

/** Writes a version; one that is there stays as it is. Runs under the system role. */
export const writeTerms = async (tx: Tx, terms: readonly ShopTerms[]): Promise<void> => {
  for (const { version, language, content, validFrom } of terms)
    await sql`insert into shop_terms (version, language, content, valid_from)
      values (${version}, ${language}, ${content}, ${validFrom}) on conflict do nothing`.execute(tx);
};
