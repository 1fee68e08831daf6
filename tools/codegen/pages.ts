import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closingJsonSchema } from '../../domain/src/sales/closings/index.ts';
import { receiptJsonSchema, receiptPatterns } from '../../domain/src/sales/receipts/index.ts';
import { compactJson } from './compact-json.ts';
import { fieldTables, type PatternNames } from './contract-fields.ts';
import { type GeneratedFile, root } from './generated-file.ts';

const path = 'docs/register-integration.md';
const examples = 'register/examples/receipts';

const patterns: PatternNames = new Map([
  [receiptPatterns.uuid.source, 'UUID, lower case'],
  [receiptPatterns.uuidv7.source, 'UUIDv7, lower case'],
  [receiptPatterns.instant.source, 'time, `2026-11-20T08:12:00.000Z`'],
]);

const contracts: Readonly<Record<string, () => object>> = {
  receipt: receiptJsonSchema,
  closing: closingJsonSchema,
};

/** What all examples have alike, shown with the first one. */
const head = new Set(['version', 'databaseId', 'register', 'start', 'currency', 'employee', 'tse']);

const contents: Readonly<Record<string, (name: string) => string>> = {
  fields: fieldsOf,
  example: exampleOf,
};

/** The page for integrators: what stands between two marks comes from the contracts and the example files. */
export const pageFiles = (): GeneratedFile[] => {
  const page = readFileSync(join(root, path), 'utf8');
  return [{ path, content: page.replaceAll(/<!-- (\w+): ([\w-]+) -->[\s\S]*?<!-- \/\1 -->/g, fill) }];
};

function fieldsOf(name: string): string {
  const schema = contracts[name];
  if (!schema) throw new Error(`${path}: there is no contract "${name}"`);
  return fieldTables(name, schema(), patterns);
}

function exampleOf(name: string): string {
  const receipts = JSON.parse(readFileSync(join(root, examples, `${name}.json`), 'utf8')) as object[];
  const shown = name.startsWith('01-') ? receipts : receipts.map(withoutHead);
  return `\`\`\`json\n${compactJson(shown)}\n\`\`\``;
}

function withoutHead(receipt: object): object {
  return Object.fromEntries(Object.entries(receipt).filter(([name]) => !head.has(name)));
}

function fill(_region: string, kind: string, name: string): string {
  const content = contents[kind];
  if (!content) throw new Error(`${path}: there is no region "${kind}"`);
  return `<!-- ${kind}: ${name} -->\n\n${content(name)}\n\n<!-- /${kind} -->`;
}
