import type { Receipt } from '@tresen/domain/sales/receipts';
import type { Store } from './open-store.ts';

/** A receipt that is still here, of any state: that of a number, else the last one. Undefined where there is none. */
export function findKeptReceipt(store: Store, number?: number): Receipt | undefined {
  const row = store.sql.get`
    with kept as (select raw from journal union select raw from outbox union select raw from sent)
    select raw from kept
    where ${number ?? null} is null or json_extract(raw, '$.number') = ${number ?? null}
    order by json_extract(raw, '$.end') desc, json_extract(raw, '$.number') desc limit 1`;
  return row && (JSON.parse(String(row.raw)) as Receipt);
}
