import { article } from '../articles/index.ts';
import { category } from '../categories/index.ts';
import type { Entity, EntityName } from '../entities/index.ts';
import { printer } from '../printers/index.ts';
import { vat } from '../vats/index.ts';

/** Every kind of record that goes down to registers, by its name on the wire. */
export const entityTable = { vat, category, printer, article } as const satisfies Record<EntityName, Entity>;

/** The kind of record of that name; undefined when there is none. */
export const entityOf = (name: string): Entity | undefined =>
  Object.hasOwn(entityTable, name) ? (entityTable as Record<string, Entity>)[name] : undefined;
