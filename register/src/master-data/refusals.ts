import type { Store } from '../store/index.ts';

/** Records that this register is told not to take: of a kind (`*`: all), whose name fits, with the reason it gives. */
export type Refusal = Readonly<{ entity: string; pattern: string; reason: string }>;

export function refuseRecords(store: Store, { entity, pattern, reason }: Refusal): void {
  store.sql.run`insert into refusals (entity, pattern, reason) values (${entity}, ${pattern}, ${reason})
    on conflict (entity, pattern) do update set reason = excluded.reason`;
}

/** Takes everything again that comes from now on. */
export function refuseNothing(store: Store): void {
  store.sql.run`delete from refusals`;
}

export const listRefusals = (store: Store): Refusal[] =>
  store.sql.all`select entity, pattern, reason from refusals order by entity, pattern`.map((row) => ({
    entity: String(row.entity),
    pattern: String(row.pattern),
    reason: String(row.reason),
  }));

/** The reason why a record is refused; undefined when it is not. `*` in a pattern stands for any text. */
export function reasonToRefuse(
  refusals: readonly Refusal[],
  entity: string,
  name: string,
): string | undefined {
  return refusals.find(
    (refusal) =>
      (refusal.entity === '*' || refusal.entity === entity) &&
      new RegExp(`^${escaped(refusal.pattern).replaceAll('*', '.*')}$`, 'iu').test(name),
  )?.reason;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.|?+()[\]{}]/g, '\\$&');
}
