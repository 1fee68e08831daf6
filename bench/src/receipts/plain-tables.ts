import type { Receipt } from '@tresen/domain/sales/receipts';
import type pg from 'pg';
import { copyRows, copyText } from '../kit/copy.ts';
import type { Register } from '../kit/tenants.ts';
import type { Prepared } from './ingest-call.ts';

/**
 * The yardstick: what a receipt says, in two tables of plain columns with the same keys and list index as ours,
 * without row-level security, roll-ups, or a look whether a receipt is stored already.
 */
const tables = `
  create schema if not exists bench;
  drop table if exists bench.receipts, bench.positions;
  create table bench.receipts (
    tenant_id uuid not null, id uuid not null, unit_id uuid not null, device_id uuid not null,
    database_id uuid not null, number bigint not null, type text not null, started_at timestamptz not null,
    ended_at timestamptz not null, received_at timestamptz not null, biz_day date not null,
    biz_hour smallint not null, z_number bigint, register_serial text not null, register_name text not null,
    employee_key text, employee_name text, target_kind text, target_label text, guests int,
    currency text not null, gross bigint not null, turnover bigint not null, payment_kind text not null,
    payment_name text not null, payment_amount bigint not null, tse_serial text, tse_client text,
    tse_transaction bigint, tse_counter bigint, tse_started_at timestamptz, tse_ended_at timestamptz,
    tse_process_type text, tse_process_data text, tse_algorithm text, tse_time_format text, tse_signature text,
    primary key (tenant_id, id));
  create index on bench.receipts (tenant_id, ended_at desc, id desc);
  create index on bench.receipts (tenant_id, number);
  create table bench.positions (
    tenant_id uuid not null, receipt_id uuid not null, line text not null, kind text not null, text text not null,
    quantity bigint not null, unit text, unit_price bigint not null, amount bigint not null,
    vat_key int not null, vat_rate int not null, net bigint not null, tax bigint not null, gross bigint not null,
    in_house boolean not null, article_key text, plu text, category_key text, category text,
    primary key (tenant_id, receipt_id, line))`;

export const makePlainTables = (owner: pg.Client) => owner.query(tables);

/** The rows of one batch, ready to be sent. */
export interface CopyBatch {
  readonly receipts: Buffer;
  readonly positions: Buffer;
}

export const copyBatch = (register: Register, batch: readonly Prepared[]): CopyBatch => ({
  receipts: copyText(batch.map((prepared) => receiptRow(prepared, register))),
  positions: copyText(batch.flatMap(({ receipt }) => positionRows(receipt, register.tenantId))),
});

/** Copies a batch into both tables in one transaction. */
export const copyIn = async (client: pg.Client, batch: CopyBatch): Promise<void> => {
  await client.query('begin');
  await copyRows(client, 'copy bench.receipts from stdin', batch.receipts);
  await copyRows(client, 'copy bench.positions from stdin', batch.positions);
  await client.query('commit');
};

function receiptRow({ receipt, day, hour, facts }: Prepared, { tenantId, unitId, deviceId }: Register) {
  const { register, employee, target, tse, payments } = receipt;
  const [payment] = payments;
  return [
    ...[tenantId, receipt.id, unitId, deviceId, receipt.databaseId, receipt.number, receipt.type],
    ...[receipt.start, receipt.end, receipt.end, day, hour, receipt.zNumber, register.serial, register.name],
    ...[employee?.key, employee?.name, target?.kind, target?.label, receipt.guests],
    ...[receipt.currency, receipt.gross, facts.turnover, payment?.kind, payment?.name, payment?.amount],
    ...[tse?.serial, tse?.clientId, tse?.transaction, tse?.signatureCounter, tse?.start, tse?.end],
    ...[tse?.processType, tse?.processData, tse?.algorithm, tse?.timeFormat, tse?.signature],
  ];
}

function positionRows({ id, positions }: Receipt, tenantId: string) {
  return positions.map((position) => {
    const { article } = position;
    const [vat] = position.vat;
    return [
      ...[tenantId, id, position.line, position.kind, position.text, position.quantity, position.unit],
      ...[position.unitPrice, position.amount, vat?.key, vat?.rate, vat?.net, vat?.tax, vat?.gross],
      ...[position.inHouse, article?.key, article?.plu, article?.categoryKey, article?.category],
    ];
  });
}
