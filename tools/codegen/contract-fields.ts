/** What the pages read of a JSON Schema as zod writes it: one object with all its parts in place. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
}

/** Patterns that a reader need not read, with what they stand for. */
export type PatternNames = ReadonlyMap<string, string>;

/**
 * The fields of a contract as Markdown: a table of the outermost object, then one for each object within it, under its
 * path (`receipt.positions[].vat[]`). Everything comes from the published JSON Schema, the meanings from its descriptions.
 */
export const fieldTables = (contract: string, schema: object, patterns: PatternNames): string =>
  tables(schema, contract, '', patterns).join('\n\n');

function tables(schema: Schema, contract: string, path: string, patterns: PatternNames): readonly string[] {
  return [
    `${path === '' ? '' : `#### \`${contract}.${path}\`\n\n`}${table(schema, patterns)}`,
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => {
      const inner = objectIn(one);
      if (!inner) return [];
      const place = `${path === '' ? '' : `${path}.`}${name}${inner.isList ? '[]' : ''}`;
      return tables(inner.schema, contract, place, patterns);
    }),
  ];
}

function table(schema: Schema, patterns: PatternNames): string {
  return [
    '| field | required | type | meaning |',
    '|---|---|---|---|',
    ...Object.entries(schema.properties ?? {}).map(([name, one]) =>
      row(name, one, schema.required?.includes(name) ?? false, patterns),
    ),
  ].join('\n');
}

function row(name: string, schema: Schema, isRequired: boolean, patterns: PatternNames): string {
  const cells = [
    `\`${name}\``,
    isRequired ? 'yes' : '',
    typeOf(schema, patterns),
    (schema.description ?? '').replaceAll('|', '\\|'),
  ];
  return `| ${cells.join(' | ')} |`;
}

function typeOf(given: Schema, patterns: PatternNames): string {
  const schema = notNull(given);
  if (schema.const !== undefined) return codes([schema.const]);
  if (schema.enum) return codes(schema.enum);
  if (schema.type === 'string') return textOf(schema, patterns);
  if (schema.type === 'integer') return `integer, ${range(schema.minimum, schema.maximum)}`;
  if (schema.type === 'array') return itemsOf(schema, patterns);
  return schema.type === 'boolean' ? 'true or false' : 'object';
}

/** "A, or null" is written in two ways; either way the A. */
function notNull(schema: Schema): Schema {
  const others = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  if (others.length === 1) return { ...schema, ...others[0] };
  if (typeof schema.type === 'string' || schema.type === undefined) return schema;
  const types = schema.type.filter((type) => type !== 'null');
  return { ...schema, ...(types[0] !== undefined && { type: types[0] }) };
}

function codes(values: readonly unknown[]): string {
  return values
    .filter((value) => value !== null)
    .map((value) => `\`${value}\``)
    .join(', ');
}

function textOf(schema: Schema, patterns: PatternNames): string {
  if (schema.pattern === undefined) return `text${lengthOf(schema)}`;
  return patterns.get(schema.pattern) ?? `text, \`${schema.pattern.replaceAll('|', '\\|')}\``;
}

function lengthOf({ minLength = 0, maxLength }: Schema): string {
  if (maxLength === undefined) return '';
  return minLength > 0 ? `, ${minLength} to ${maxLength} characters` : `, up to ${maxLength} characters`;
}

function range(least = 0, max = 0): string {
  return least === -max ? `±${whole(max)}` : `${whole(least)} to ${whole(max)}`;
}

function whole(value: number): string {
  return Math.abs(value) === Number.MAX_SAFE_INTEGER
    ? '2^53 − 1'
    : value.toLocaleString('en-US').replace('-', '−');
}

function itemsOf({ items, minItems = 0, maxItems }: Schema, patterns: PatternNames): string {
  const counts =
    maxItems === undefined ? '' : `${minItems > 0 ? `${minItems} to` : 'up to'} ${whole(maxItems)} `;
  return `list of ${counts}${items?.properties ? 'objects' : typeOf(items ?? {}, patterns)}`;
}

/** The object that a field holds, itself or in a list. */
function objectIn(given: Schema): { readonly schema: Schema; readonly isList: boolean } | undefined {
  const schema = notNull(given);
  if (schema.properties) return { schema, isList: false };
  const items = schema.items && notNull(schema.items);
  return items?.properties ? { schema: items, isList: true } : undefined;
}
