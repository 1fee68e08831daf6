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
): { readonly path: string; readonly id: string }[] =>
  Object.entries(kinds[entity].fields).flatMap(([path, { kind }]) => {
    const id = values[path];
    return kind === 'device' && typeof id === 'string' ? [{ path, id }] : [];
  });

/** All records that the values of one name, those in rows too. */
export const referencesOf = (entity: EntityName, values: Readonly<Record<string, unknown>>): ReferenceAt[] =>
  referencesIn(kinds[entity].fields, values, '');

function referencesIn(
  fields: Entity['fields'],
  values: Readonly<Record<string, unknown>>,
  before: string,
): ReferenceAt[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    const path = `${before}${name}`;
    if (field.kind === 'reference')
      return typeof value === 'string' ? [{ path, to: field.to, id: value }] : [];
    if (field.kind !== 'rows' || !Array.isArray(value)) return [];
    return value.flatMap((row: unknown, index) =>
      isRow(row) ? referencesIn(field.of, row, `${path}.${index}.`) : [],
    );
  });
}

function isRow(row: unknown): row is Readonly<Record<string, unknown>> {
  return typeof row === 'object' && row !== null;
}
