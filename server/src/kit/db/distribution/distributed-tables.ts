/**
 * The tables that grow with receipts. On a PostgreSQL with Citus they lie on several nodes, by tenant; all else stays on
 * the coordinator (decision 82). The first one gives the others their places: what belongs to a tenant lies on one node.
 */
export const distributedTables = [
  'receipts',
  'receipt_annotations',
  'waiting_steps',
  'sync_problems',
  'counter_runs',
  'counter_gaps',
  'sales_source_day',
  'sales_article_month',
  'sales_hour',
  'sales_month',
  'sales_day',
  'sales_breakdown',
  'sales_steps',
  'closings',
] as const;

/** Tables of the coordinator that statements join with those. */
export const joinedTables = [
  'articles',
  'categories',
  'customers',
  'device_stays',
  'devices',
  'employees',
  'organization_units',
  'tenants',
  'users',
] as const;
