import type { Creditor, CreditorOfMandate } from '@tresen/domain/shop/debits';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** Who collects for a seller, with the version that a change has to name. */
export interface StoredCreditor extends Creditor {
  readonly version: number;
}

/** Of the tenant of the transaction; undefined until it has entered them. */
export const readCreditor = async (tx: Tx): Promise<StoredCreditor | undefined> => {
  const { rows } = await sql<StoredCreditor>`
    select name, creditor_id "creditorId", iban, bic, address, zip_code "zipCode", city, country,
      notice_days "noticeDays", note_de "noteDe", note_en "noteEn", version
    from shop_debit_creditors where tenant_id = (select current_tenant())`.execute(tx);
  return rows[0];
};

/** What the seller of the tenant of the transaction says in mandates; undefined where it collects no debits. */
export const readCreditorOfSeller = async (tx: Tx): Promise<CreditorOfMandate | undefined> => {
  const { rows } = await sql<CreditorOfMandate>`
    select name, creditor_id "creditorId", notice_days "noticeDays", note_de "noteDe", note_en "noteEn"
    from shop_seller_creditor()`.execute(tx);
  return rows[0];
};

/**
 * Writes the creditor of a tenant over the version that was looked at, or as the first one. False when somebody else was
 * quicker.
 */
export const writeCreditor = async (
  tx: Tx,
  tenantId: string,
  { name, creditorId, iban, bic, address, zipCode, city, country, noticeDays, noteDe, noteEn }: Creditor,
  { version, at }: { readonly version: number | null; readonly at: Date },
): Promise<boolean> => {
  const { rows } = await sql`
    insert into shop_debit_creditors as c (tenant_id, name, creditor_id, iban, bic, address, zip_code, city, country,
      notice_days, note_de, note_en, last_modified_at)
    select ${tenantId}::uuid, ${name}, ${creditorId}, ${iban}, ${bic}, ${address}, ${zipCode}, ${city}, ${country},
      ${noticeDays}::int, ${noteDe}, ${noteEn}, ${at}::timestamptz
    where ${version}::int is null or exists (select from shop_debit_creditors where tenant_id = ${tenantId})
    on conflict (tenant_id) do update set name = excluded.name, creditor_id = excluded.creditor_id,
      iban = excluded.iban, bic = excluded.bic, address = excluded.address, zip_code = excluded.zip_code,
      city = excluded.city, country = excluded.country, notice_days = excluded.notice_days,
      note_de = excluded.note_de, note_en = excluded.note_en, last_modified_at = excluded.last_modified_at,
      version = c.version + 1
      where c.version = ${version}::int
    returning 1`.execute(tx);
  return rows.length > 0;
};
