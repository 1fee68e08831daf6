import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** Where a category of buttons stands. */
export interface CategoryPlace {
  readonly id: string;
  readonly templateId: string;
  readonly app: string;
  readonly parentId: string | null;
}

const ownTenant = sql`t.tenant_id = (select current_tenant())`;

/** All categories of these templates, and these wherever they are, by id. */
export const findCategoryPlaces = async (
  tx: Tx,
  templateIds: readonly string[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, CategoryPlace>> => {
  const { rows } = await sql<CategoryPlace>`
    select t.id, t.template_id as "templateId", t.app, t.parent_id as "parentId" from button_categories t
    where ${ownTenant} and ((t.status >= 0 and t.template_id = any (${[...templateIds]}::uuid[]))
      or t.id = any (${[...ids]}::uuid[]))`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
};

/** The apps that templates are for, by the id of each that is there. */
export const findAppsOfTemplates = async (
  tx: Tx,
  templateIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { rows } = await sql<{ id: string; apps: readonly string[] }>`
    select t.id, t.apps from button_templates t
    where ${ownTenant} and t.id = any (${[...templateIds]}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, apps }) => [id, apps]));
};

/** A category of buttons as it is copied. */
export interface StoredCategory {
  readonly id: string;
  readonly name: string;
  readonly app: string;
  readonly sort: number;
  readonly colour: string | null;
  readonly parentId: string | null;
}

/** The categories of a template, without those that are deleted. */
export const findCategories = async (tx: Tx, templateId: string): Promise<readonly StoredCategory[]> => {
  const { rows } = await sql<StoredCategory>`
    select t.id, t.name, t.app, t.sort, t.colour, t.parent_id as "parentId" from button_categories t
    where ${ownTenant} and t.template_id = ${templateId} and t.status >= 0
    order by t.sort, t.name_key, t.id`.execute(tx);
  return rows;
};
