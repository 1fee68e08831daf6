/** The part of JSON Schema (draft 2020-12) whose faults are told; what a published contract says beside it is not. */
export interface ToldSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: ToldSchema;
  readonly properties?: Readonly<Record<string, ToldSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
}

/** What is wrong with one value of a JSON text. */
export interface JsonFault {
  /** JSON Pointer (RFC 6901) to the value; of one that is missing to where it should be. */
  readonly path: string;
  /** The keyword of the schema that the value breaks, or the name of another rule. */
  readonly rule: string;
  /** What the rule asks for, short. */
  readonly expected: string | null;
  /** What was found, short; null for what is missing and for what holds other values. */
  readonly actual: string | null;
}

/** Patterns of a schema in words: an expression of a date says less than an example. */
export type SchemaWords = Readonly<Record<string, string>>;

interface Found {
  readonly faults: JsonFault[];
  readonly max: number;
  readonly words: SchemaWords;
}

const longest = 100;

/** A fault with its texts cut to a size that answers can hold. */
export const faultOf = (path: string, rule: string, expected: unknown, actual: unknown): JsonFault => ({
  path,
  rule,
  expected: written(expected),
  actual: written(actual),
});

/** The faults of a record as those of the list that it stands in. */
export const faultsWithin = (index: number, faults: readonly JsonFault[]): readonly JsonFault[] =>
  faults.map((fault) => ({ ...fault, path: `/${index}${fault.path}` }));

type Rule = readonly [rule: string, expected: unknown, isBroken: boolean];

/**
 * Tells where a value breaks a schema: the first `most` faults, in the order of the text. A validator decides whether it
 * does; this one stops early, whatever somebody sends.
 */
export const schemaFaults = (
  value: unknown,
  schema: ToldSchema,
  max: number,
  words: SchemaWords = {},
): readonly JsonFault[] => {
  const found: Found = { faults: [], max, words };
  walk(value, schema, '', found);
  return found.faults;
};

function written(value: unknown): string | null {
  if (value === undefined || isHolder(value)) return null;
  return short(typeof value === 'string' ? value : String(value));
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function short(text: string): string {
  const kept = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return kept.toWellFormed();
}

function walk(value: unknown, schema: ToldSchema, path: string, found: Found): void {
  const broken = brokenRule(value, schema, found.words);
  if (broken) {
    const [rule, expected] = broken;
    const actual = Array.isArray(value) && rule !== 'type' ? value.length : value;
    return void add(found, faultOf(path, rule, expected, isHolder(actual) ? typeOf(actual) : actual));
  }
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length && found.faults.length < found.max; index += 1)
      walk(value[index], schema.items ?? {}, pathOf(path, index), found);
  } else if (isHolder(value)) walkObject(value, schema, path, found);
}

/** What is wrong with a value itself; the first thing is enough. */
function brokenRule(value: unknown, schema: ToldSchema, words: SchemaWords): Rule | undefined {
  const types = [schema.type ?? []].flat();
  if (types.length > 0 && !isOfType(value, types)) return ['type', types.join(' or '), true];
  if (schema.const !== undefined && value !== schema.const) return ['const', schema.const, true];
  if (schema.enum && !schema.enum.includes(value)) return ['enum', schema.enum.join(', '), true];
  return rulesOf(value, schema, words).find(([, , isBroken]) => isBroken);
}

function isOfType(value: unknown, types: readonly string[]): boolean {
  const type = typeOf(value);
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

function rulesOf(value: unknown, schema: ToldSchema, words: SchemaWords): readonly Rule[] {
  if (typeof value === 'string') return textRules(value, schema, words);
  if (typeof value === 'number') return numberRules(value, schema);
  return Array.isArray(value) ? listRules(value, schema) : [];
}

function textRules(text: string, schema: ToldSchema, words: SchemaWords): readonly Rule[] {
  const { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  return [
    ['minLength', minLength, text.length < 2 * minLength && lengthOf(text) < minLength],
    ['maxLength', maxLength, text.length > maxLength && lengthOf(text) > maxLength],
    [
      'pattern',
      pattern && (words[pattern] ?? pattern),
      pattern !== undefined && !new RegExp(pattern, 'u').test(text),
    ],
  ];
}

/** JSON Schema counts characters, not the units of UTF-16. */
function lengthOf(text: string): number {
  let length = 0;
  for (const _character of text) length += 1;
  return length;
}

function numberRules(value: number, { minimum, maximum }: ToldSchema): readonly Rule[] {
  return [
    ['minimum', minimum, minimum !== undefined && value < minimum],
    ['maximum', maximum, maximum !== undefined && value > maximum],
  ];
}

function listRules(list: readonly unknown[], { minItems, maxItems }: ToldSchema): readonly Rule[] {
  return [
    ['minItems', minItems, minItems !== undefined && list.length < minItems],
    ['maxItems', maxItems, maxItems !== undefined && list.length > maxItems],
  ];
}

function add(found: Found, fault: JsonFault): void {
  if (found.faults.length < found.max) found.faults.push(fault);
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** A step of a JSON Pointer. Names that nobody foresaw are cut, too. */
function pathOf(path: string, step: string | number): string {
  return `${path}/${typeof step === 'number' ? step : short(step).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function walkObject(value: object, schema: ToldSchema, path: string, found: Found): void {
  const { properties = {}, required = [], additionalProperties } = schema;
  for (const name of required)
    if (!Object.hasOwn(value, name))
      add(found, faultOf(pathOf(path, name), 'required', 'a value', undefined));
  for (const name in value) {
    if (found.faults.length >= found.max) return;
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const given: unknown = (value as Record<string, unknown>)[name];
    if (field) walk(given, field, pathOf(path, name), found);
    else if (additionalProperties === false)
      add(found, faultOf(pathOf(path, name), 'additionalProperties', 'no such field', given));
  }
}
