import type { Entity, EntityName, RecordWords } from '../../kit/entities/index.ts';
import { organizationAddress, organizationAddressWords } from '../../organization/addresses/index.ts';
import { customer, customerWords } from '../../organization/customers/index.ts';
import { organization, organizationWords } from '../../organization/organizations/index.ts';
import { article, articleWords } from '../articles/index.ts';
import {
  buttonCategory,
  buttonCategoryWords,
  buttonTemplate,
  buttonTemplateWords,
} from '../buttons/index.ts';
import { category, categoryWords } from '../categories/index.ts';
import { company, companyWords } from '../companies/index.ts';
import { configuration, configurationWords } from '../configurations/index.ts';
import { employee, employeeWords } from '../employees/index.ts';
import { printer, printerWords } from '../printers/index.ts';
import { room, roomWords } from '../rooms/index.ts';
import { table, tableWords } from '../tables/index.ts';
import { terminal, terminalWords } from '../terminals/index.ts';
import { vat, vatWords } from '../vats/index.ts';

const described = {
  vat,
  category,
  printer,
  article,
  company,
  employee,
  terminal,
  room,
  table,
  buttonTemplate,
  buttonCategory,
  configuration,
  organization,
  organizationAddress,
  customer,
} as const satisfies Record<EntityName, Entity>;

/** All kinds of record, by name. */
export const kinds: Readonly<Record<EntityName, Entity>> = described;

/** What people call them, in both languages. */
export const kindWords: Readonly<Record<EntityName, { readonly de: RecordWords; readonly en: RecordWords }>> =
  {
    vat: vatWords,
    category: categoryWords,
    printer: printerWords,
    article: articleWords,
    company: companyWords,
    employee: employeeWords,
    terminal: terminalWords,
    room: roomWords,
    table: tableWords,
    buttonTemplate: buttonTemplateWords,
    buttonCategory: buttonCategoryWords,
    configuration: configurationWords,
    organization: organizationWords,
    organizationAddress: organizationAddressWords,
    customer: customerWords,
  };

/** The name of a field of any of them. */
export type KindField = {
  [Name in EntityName]: keyof (typeof described)[Name]['fields'] & string;
}[EntityName];

/** A reference in the values of a record: where it stands (`prices.1.articleId`), which kind it names, and the id. */
export interface ReferenceAt {
  readonly path: string;
  readonly to: EntityName;
  readonly id: string;
}

/** The registers that the values of a record name, with the fields that do. */
export const devicesOf = (
  entity: EntityName,
  values: Readonly<Record<string, unknown>>,
): { readonly path: string; readonly id: string }[] => {
  const found: { path: string; id: string }[] = [];
  for (const [path, { kind }] of naming.get(entity) ?? []) {
    const id = values[path];
    if (kind === 'device' && typeof id === 'string') found.push({ path, id });
  }
  return found;
};

/** All records that the values of one name, those in rows too. */
export const referencesOf = (
  entity: EntityName,
  values: Readonly<Record<string, unknown>>,
): ReferenceAt[] => {
  const found: ReferenceAt[] = [];
  noteReferences(naming.get(entity) ?? [], values, '', found);
  return found;
};

type NamedField = readonly [string, Entity['fields'][string]];

/** The fields that name something, and the rows that may: a few of many, looked at with each save. */
const naming: ReadonlyMap<EntityName, readonly NamedField[]> = new Map(
  Object.values(kinds).map(({ name, fields }) => [
    name,
    Object.entries(fields).filter(([, { kind }]) => ['reference', 'device', 'rows'].includes(kind)),
  ]),
);

function noteReferences(
  fields: readonly NamedField[],
  values: Readonly<Record<string, unknown>>,
  before: string,
  found: ReferenceAt[],
): void {
  for (const [name, field] of fields) {
    const value = values[name];
    const path = `${before}${name}`;
    if (field.kind === 'reference' && typeof value === 'string')
      found.push({ path, to: field.to, id: value });
    if (field.kind !== 'rows' || !Array.isArray(value)) continue;
    const own = Object.entries(field.of);
    for (const [index, row] of value.entries())
      if (isRow(row)) noteReferences(own, row, `${path}.${index}.`, found);
  }
}

function isRow(row: unknown): row is Readonly<Record<string, unknown>> {
  return typeof row === 'object' && row !== null;
}
