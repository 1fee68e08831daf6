import type { ButtonApp } from '@tresen/domain/master-data/buttons';
import type { ButtonGrid } from '@tresen/domain/master-data/buttons/grid';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import type { Writing } from '../../kit/records/index.ts';
import type { PlacedButton } from './placed-buttons.ts';

/** The grid of an app of a template, as it is stored. */
export interface StoredGrid extends ButtonGrid {
  readonly templateId: string;
  readonly mappings: readonly PlacedButton[];
  /** 0 where nobody has saved one yet. */
  readonly version: number;
  readonly lastModifiedAt: Date | null;
  readonly lastModifiedByName: string | null;
}

interface Row {
  readonly app: ButtonApp;
  readonly rows: number;
  readonly columns: number;
  readonly layers: number;
  readonly mappings: readonly PlacedButton[];
  readonly version: number;
  readonly lastModifiedAt: Date;
  readonly lastModifiedByName: string;
}

const ownTenant = sql`t.tenant_id = (select current_tenant())`;

/** The grids of a template that were saved, of these apps. */
export const findGrids = async (
  tx: Tx,
  templateId: string,
  apps: readonly ButtonApp[],
): Promise<readonly StoredGrid[]> => {
  const { rows } = await sql<Row>`select t.app, t.rows, t.columns, t.layers, t.mappings, t.version,
      t.last_modified_at as "lastModifiedAt", t.last_modified_by_name as "lastModifiedByName"
    from button_grids t
    where ${ownTenant} and t.template_id = ${templateId} and t.app = any (${[...apps]}::text[])`.execute(tx);
  return rows.map(({ rows: down, columns, layers, ...row }) => ({
    ...row,
    templateId,
    layout: { rows: down, columns, layers },
  }));
};

/** Stores a grid in the place of the one before. */
export const putGrid = async (
  tx: Tx,
  templateId: string,
  { app, layout: { rows, columns, layers }, mappings }: ButtonGrid,
  { tenantId, now, userId, userName }: Writing,
): Promise<void> => {
  await sql`
    insert into button_grids as t (tenant_id, template_id, app, rows, columns, layers, mappings, last_modified_at,
      last_modified_by, last_modified_by_name)
    values (${tenantId}, ${templateId}, ${app}, ${rows}, ${columns}, ${layers}, ${JSON.stringify(mappings)}::json,
      ${new Date(now)}, ${userId}, ${userName})
    on conflict (tenant_id, template_id, app) do update set rows = excluded.rows, columns = excluded.columns,
      layers = excluded.layers, mappings = excluded.mappings, version = t.version + 1,
      last_modified_at = excluded.last_modified_at, last_modified_by = excluded.last_modified_by,
      last_modified_by_name = excluded.last_modified_by_name`.execute(tx);
};

/** Registers get the template again, with its grids; it is no other version for whoever has its form open. */
export const renumberTemplate = async (
  tx: Tx,
  templateId: string,
  { beforeSeq, now, userId, userName }: Writing,
): Promise<void> => {
  await sql`update button_templates t set change_seq = ${beforeSeq + 1}, last_modified_at = ${new Date(now)},
      last_modified_by = ${userId}, last_modified_by_name = ${userName}
    where ${ownTenant} and t.id = ${templateId}`.execute(tx);
};

/** The grids of the template `t` as registers get them: of its apps, each button flat. */
export const gridsForRegisters = `coalesce((select json_agg(json_build_object('app', g.app, 'rows', g.rows,
    'columns', g.columns, 'layers', g.layers, 'buttons', (select coalesce(json_agg(json_build_object(
      'layer', m -> 'layer', 'row', m -> 'row', 'column', m -> 'column', 'rowSpan', m -> 'rowSpan',
      'columnSpan', m -> 'columnSpan', 'kind', m -> 'target' -> 'kind', 'targetId', m -> 'target' -> 'id',
      'label', m -> 'label', 'colour', m -> 'colour', 'picture', m -> 'pictureId')), '[]') from json_array_elements(g.mappings) m)) order by g.app)
  from button_grids g where g.tenant_id = t.tenant_id and g.template_id = t.id and g.app = any (t.apps)), '[]')`;
