import type pg from 'pg';

/** Figures of one branch, summed from the stored receipts themselves and their texts; cents. */
export interface BranchFigures {
  readonly name: string;
  readonly receipts: number;
  readonly positions: number;
  readonly turnover: number;
}

/** Receipts of all tenants, from the roll-up that is written in the same transaction: quick enough to be polled. */
export const countStored = async (database: pg.Pool): Promise<number> => {
  const { rows } = await database.query(
    'select coalesce(sum(receipts), 0)::int receipts from sales_source_day',
  );
  return rows[0].receipts;
};

/** All branches by name. */
export const branchFigures = async (database: pg.Pool): Promise<BranchFigures[]> => {
  const { rows } = await database.query(
    `select u.name, count(*)::int receipts, sum(r.turnover)::bigint turnover,
       sum(json_array_length(r.content::json -> 'positions'))::int positions
     from receipts r join organization_units u on u.tenant_id = r.tenant_id and u.id = r.unit_id
     group by u.name order by u.name`,
  );
  return rows;
};

/** One hash over all receipts and figures, to see that nothing changed. */
export const fingerprint = async (database: pg.Pool): Promise<string> => {
  const tables = [
    'receipts',
    'sales_source_day',
    'sales_day',
    'sales_hour',
    'sales_month',
    'sales_article_month',
    'sync_problems',
  ];
  const hashes = tables.map(
    (table) => `(select md5(coalesce(string_agg(md5(t::text), '' order by t::text), '')) from ${table} t)`,
  );
  const { rows } = await database.query(`select concat_ws(' ', ${hashes.join(', ')}) all_rows`);
  return rows[0].all_rows;
};

/** The shops of the file by the ids that the cloud gave them; one register each. */
export const findShops = async (
  database: pg.Pool,
): Promise<{ store: string; unitId: string; deviceId: string }[]> => {
  const { rows } = await database.query<{ name: string; unitId: string; deviceId: string }>(
    'select u.name, u.id "unitId", d.id "deviceId" from organization_units u join devices d on d.unit_id = u.id',
  );
  const stores: Readonly<Record<string, string>> = {
    Astoria: '3',
    'Lower Manhattan': '5',
    "Hell's Kitchen": '8',
  };
  return rows.flatMap(({ name, ...ids }) => (stores[name] ? [{ store: stores[name], ...ids }] : []));
};
