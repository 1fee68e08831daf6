import type pg from 'pg';
import { dayColumns, prepareReceipt } from '../receipts/ingest-call.ts';
import { sampleReceipt } from '../receipts/sample-receipts.ts';

/** How many different receipts the generated ones are made from. */
export const templateCount = 1_000;

/** What stands in a template's text for what differs from receipt to receipt. The database puts it in. */
export const marks = {
  id: '00000000-0000-7000-8000-000000000001',
  databaseId: '00000000-0000-4000-8000-000000000002',
  number: 987_654_321,
  serial: '@serial@',
  register: '@register@',
  start: '2001-02-03T04:04:06.789Z',
  end: '2001-02-03T04:05:06.789Z',
} as const;

const till = { databaseId: marks.databaseId, serial: marks.serial, name: marks.register };

const templateOf = (number: number) => {
  const made = sampleReceipt({ till, number, at: Date.parse(marks.end) });
  const counters = { transaction: marks.number, signatureCounter: marks.number };
  const tse = made.tse ? { ...made.tse, ...counters } : made.tse;
  const prepared = prepareReceipt({ ...made, id: marks.id, number: marks.number, tse });
  return {
    template: number,
    text: prepared.text,
    gross: made.gross,
    employee: made.employee?.key,
    employee_name: made.employee?.name,
    ...dayColumns(prepared),
    articles: prepared.facts.articles,
  };
};

const tables = `
  create schema if not exists bench;
  drop table if exists bench.templates, bench.template_articles;
  create table bench.templates as
  select x.* from json_to_recordset($1) x(template int, text text, gross bigint, employee text, employee_name text,
    receipts int, customers int, turnover bigint, net bigint, tax bigint, cash bigint, card bigint, digital bigint,
    other bigint, discounts bigint, cancelled bigint);
  create table bench.template_articles as
  select t.template, a.* from json_to_recordset($1) t(template int, articles json),
    json_to_recordset(t.articles) a(key text, name text, quantity bigint, amount bigint);
  alter table bench.templates add primary key (template)`;

/** Puts the templates and what each adds to the figures, by the domain's own rules, into the schema `bench`. */
export const storeTemplates = async (owner: pg.Client): Promise<void> => {
  const templates = Array.from({ length: templateCount }, (_, number) => templateOf(number));
  const json = owner.escapeLiteral(JSON.stringify(templates));
  await owner.query(tables.replaceAll('$1', `${json}::json`));
};
