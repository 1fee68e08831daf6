import type { Annotation } from '@tresen/domain/sales/receipts';
import { sql } from 'kysely';
import type { Tx } from '../../../kit/db/pools.ts';

/** What stands at a receipt now. */
export interface StoredAnnotation extends Annotation {
  readonly version: number;
  readonly number: number;
}

/** What people see at a receipt, which nobody else changes until the transaction ends; undefined without the receipt. */
export const lockAnnotation = async (tx: Tx, receiptId: string): Promise<StoredAnnotation | undefined> => {
  // Two people who are the first to write at a receipt wait for each other, too.
  await sql`select pg_advisory_xact_lock(35, hashtext(${receiptId}))`.execute(tx);
  const { rows } = await sql<StoredAnnotation>`
    select coalesce(a.version, 0) as version, r.number, coalesce(a.note, r.note, '') as note,
      coalesce(a.tags, '{}') as tags, a.customer_id "customerId", coalesce(a.customer_name, '') as "customerName"
    from receipts r left join receipt_annotations a on a.tenant_id = r.tenant_id and a.receipt_id = r.id
    where r.tenant_id = (select current_tenant()) and r.id = ${receiptId}`.execute(tx);
  return rows[0];
};

/** Puts it in the place of what stands there. */
export const storeAnnotation = async (
  tx: Tx,
  receiptId: string,
  { note, tags, customerId, customerName }: Annotation,
  changed: { readonly version: number; readonly at: Date; readonly byName: string },
): Promise<void> => {
  const searchText = [note, ...tags, customerName].join(' ');
  await sql`
    insert into receipt_annotations (tenant_id, receipt_id, version, note, tags, tag_keys, customer_id, customer_name,
      search_text, unit_id, ended_at, changed_at, changed_by_name)
    select r.tenant_id, r.id, ${changed.version}, ${note}, ${tags}::text[],
      array(select searchable(t) from unnest(${tags}::text[]) t), ${customerId}::uuid, ${customerName},
      searchable(${searchText}), r.unit_id, r.ended_at, ${changed.at.toISOString()}::timestamptz, ${changed.byName}
    from receipts r where r.tenant_id = (select current_tenant()) and r.id = ${receiptId}
    on conflict (tenant_id, receipt_id) do update set version = excluded.version, note = excluded.note,
      tags = excluded.tags, tag_keys = excluded.tag_keys, customer_id = excluded.customer_id,
      customer_name = excluded.customer_name, search_text = excluded.search_text,
      changed_at = excluded.changed_at, changed_by_name = excluded.changed_by_name`.execute(tx);
};

/** The name of one of the tenant's customers, if there is such a one. */
export const customerName = async (tx: Tx, id: string): Promise<string | undefined> => {
  const { rows } = await sql<{ name: string }>`
    select name from customers
    where tenant_id = (select current_tenant()) and id = ${id} and status >= 0`.execute(tx);
  return rows[0]?.name;
};

/** Tags are suggested from the receipts that were annotated last. */
const recent = 5_000;

/** Tags of the tenant that begin with a text, those used most first. */
export const tagsLike = async (tx: Tx, text: string, first: number): Promise<string[]> => {
  const { rows } = await sql<{ tag: string }>`
    select min(t.tag) as tag from (
      select tags from receipt_annotations where tenant_id = (select current_tenant())
      order by ended_at desc, receipt_id desc limit ${recent}) a
    cross join lateral unnest(a.tags) as t (tag)
    where strpos(searchable(t.tag), searchable(${text})) > 0
    group by searchable(t.tag) order by count(*) desc, 1 limit ${first}`.execute(tx);
  return rows.map(({ tag }) => tag);
};

/** One change of what stands at a receipt. */
export interface AnnotationChange {
  readonly id: string;
  readonly at: Date;
  readonly byName: string;
  readonly oldValues: string;
  readonly newValues: string;
}

const maxChanges = 100;

/** The changes of what stands at a receipt, the latest first: the entries of the audit log. */
export const annotationChanges = async (tx: Tx, receiptId: string): Promise<AnnotationChange[]> => {
  const { rows } = await sql<AnnotationChange>`
    select id, at, actor_name "byName", old_values::text "oldValues",
      new_values::text "newValues"
    from audit_log
    where tenant_id = (select current_tenant()) and entity = 'receipt' and entity_id = ${receiptId}
    order by id desc limit ${maxChanges}`.execute(tx);
  return rows;
};
