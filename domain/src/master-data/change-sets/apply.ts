import type { Entity, Fault } from '../../kit/entities/index.ts';
import type { BranchChange, PriceChange, ValueChange } from './changes.ts';
import { roundCents } from './rounding.ts';

/** What a change sees of a record and what it makes of it. Branches: null is all, also future ones. */
export interface ChangeableRecord {
  readonly values: Readonly<Record<string, unknown>>;
  readonly unitIds: readonly string[] | null;
  readonly isActive: boolean;
}

/** The record after a change, or why it cannot be changed so. */
export type Applied =
  | { readonly record: ChangeableRecord; readonly faults: readonly [] }
  | { readonly record?: undefined; readonly faults: readonly Fault[] };

interface PriceRow {
  readonly key: number;
  readonly price: number;
}

/**
 * What a change makes of one record, by the rules of the record's own kind: a price below zero is refused where the
 * article may have none. References to others are checked by whoever has them.
 * @param everyUnit ids of all branches of the tenant
 */
export const applyChange = (
  entity: Entity,
  change: ValueChange,
  record: ChangeableRecord,
  everyUnit: readonly string[],
): Applied => {
  const next = changed(record, change, everyUnit);
  if (next.unitIds?.length === 0) return { faults: [{ path: 'unitIds', code: 'MISSING' }] };
  // Branch and status are no values of the fields, so nothing is to be checked.
  if (change.kind === 'active' || change.kind === 'branches') return { record: next, faults: [] };
  const { values, faults } = entity.check(next.values);
  return values ? { record: { ...next, values }, faults: [] } : { faults };
};

function changed(
  record: ChangeableRecord,
  change: ValueChange,
  everyUnit: readonly string[],
): ChangeableRecord {
  switch (change.kind) {
    case 'price':
      return { ...record, values: withPrices(record.values, change) };
    case 'set':
      return { ...record, values: { ...record.values, ...change.values } };
    case 'active':
      return { ...record, isActive: change.isActive };
    case 'branches':
      return { ...record, unitIds: withBranches(record.unitIds, change, everyUnit) };
  }
}

function withPrices(values: ChangeableRecord['values'], change: PriceChange): ChangeableRecord['values'] {
  const { prices } = change;
  const rows = (values.prices ?? []) as readonly PriceRow[];
  const isMeant = (key: number): boolean => prices === 'all' || prices === key;
  return {
    ...values,
    ...(prices === 'main' || prices === 'all' ? { price: newPrice(values.price as number, change) } : {}),
    prices: rows.map((row) => (isMeant(row.key) ? { ...row, price: newPrice(row.price, change) } : row)),
  };
}

/** What costs nothing goes on costing nothing when it changes by percent, whatever the rounding. */
function newPrice(old: number, { by, rounding, direction }: PriceChange): number {
  if (by.kind === 'to') return by.cents;
  if (by.kind === 'amount') return roundCents(old + by.cents, 1, rounding, direction);
  return old === 0 ? 0 : roundCents(old * (10_000 + by.hundredths), 10_000, rounding, direction);
}

/** @param everyUnit all branches there are: what is left when one goes from "all" */
function withBranches(
  unitIds: ChangeableRecord['unitIds'],
  change: BranchChange,
  everyUnit: readonly string[],
): ChangeableRecord['unitIds'] {
  if (change.how === 'set') return change.unitIds && sorted(change.unitIds);
  if (change.how === 'add') return unitIds && sorted([...unitIds, ...change.unitIds]);
  return sorted((unitIds ?? everyUnit).filter((id) => !change.unitIds.includes(id)));
}

/** Branches are kept in the order of their ids: the same ones are the same value. */
function sorted(ids: Iterable<string>): readonly string[] {
  return [...new Set(ids)].sort();
}
