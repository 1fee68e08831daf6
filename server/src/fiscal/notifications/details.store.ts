import type {
  EstablishmentDetails,
  SystemDetails,
  TaxpayerDetails,
} from '@tresen/domain/fiscal/notifications';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** What people have added to master data, by whom or what it is about. */
export interface DetailsByKind {
  readonly taxpayer: TaxpayerDetails;
  readonly establishment: EstablishmentDetails;
  readonly system: SystemDetails;
}
export type DetailsKind = keyof DetailsByKind;

interface Stored<Kind extends DetailsKind> {
  readonly details: DetailsByKind[Kind];
  /** The day of its last change. */
  readonly changedOn: string;
}
export type Details = { readonly [Kind in DetailsKind]: ReadonlyMap<string, Stored<Kind>> };

interface Row {
  readonly kind: DetailsKind;
  readonly subject: string;
  // The schema of its kind has read it before it was stored.
  readonly details: never;
  readonly changedOn: string;
}

/** All that the tenant has added. */
export const findDetails = async (tx: Tx): Promise<Details> => {
  const { rows } = await sql<Row>`select kind, subject, details,
      to_char(last_modified_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') "changedOn" from tax_details`.execute(
    tx,
  );
  const of = (kind: DetailsKind) =>
    new Map(
      rows
        .filter((row) => row.kind === kind)
        .map(({ subject, details, changedOn }) => [subject, { details, changedOn }]),
    );
  return { taxpayer: of('taxpayer'), establishment: of('establishment'), system: of('system') };
};

/** Keeps what somebody added; what was before is gone. */
export const writeDetails = async <Kind extends DetailsKind>(
  tx: Tx,
  tenantId: string,
  added: {
    readonly kind: Kind;
    readonly subject: string;
    readonly details: DetailsByKind[Kind];
    readonly at: Date;
  },
): Promise<void> => {
  const { kind, subject, details, at } = added;
  await sql`insert into tax_details (tenant_id, kind, subject, details, last_modified_at)
    values (${tenantId}, ${kind}, ${subject}, ${JSON.stringify(details)}::jsonb, ${at})
    on conflict (tenant_id, kind, subject) do update set details = excluded.details,
      last_modified_at = excluded.last_modified_at`.execute(tx);
};

const subjectTables = {
  taxpayer: 'companies',
  establishment: 'organization_units',
  system: 'devices',
} as const;

/** The name of the company, branch or register; undefined where the tenant has none of the id. */
export const nameOfSubject = async (
  tx: Tx,
  kind: DetailsKind,
  subject: string,
): Promise<string | undefined> => {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(subjectTables[kind])} where id = ${subject} and status > -2`.execute(tx);
  return rows[0]?.name;
};
