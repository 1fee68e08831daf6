import { parse, print } from 'graphql';
import { type Entity, entityPlurals } from '../../domain/src/kit/entities/index.ts';
import { kinds, kindWords } from '../../domain/src/master-data/kinds/index.ts';
import type { GeneratedFile } from './generated-file.ts';

/** Where the documents of kinds of record are written; whoever looks for those that people write leaves it out. */
export const recordFolder = 'web/src/kit/graphql/generated/records';

const head = '# Written by tools/codegen from the field table.\n\n';

/**
 * The documents that follow from the field table of each kind of record: its list, its page, what changes it, and how it
 * is found. One of the same name that a feature writes itself takes the place of the one here; what the API answers
 * beside the fields stands in its fragment `<Type>More`.
 * @param writtenAt names of the operations and fragments that features write, by endpoint
 */
export const recordDocumentFiles = (
  writtenAt: (endpoint: 'pos' | 'general') => ReadonlySet<string>,
): readonly GeneratedFile[] => [
  ...Object.values(kinds).map((kind) => {
    const written = writtenAt(endpointOf(kind));
    const more = `${capital(kind.name)}More`;
    const documents = Object.entries(documentsOf(kind, written.has(more) ? `...${more}` : ''));
    return {
      path: `${recordFolder}/${entityPlurals[kind.name]}.${endpointOf(kind)}.graphql`,
      content: laidOut(documents.filter(([name]) => !written.has(name)).map(([, text]) => text)),
    };
  }),
  typedFile(),
];

/** What many of each kind are called, for the menu: their other words come with their pages. */
export const recordNamesFile = (): GeneratedFile => ({
  path: 'web/src/shell/generated/record-names.ts',
  content: `/** What many of a kind of record are called; written by tools/codegen. */
export const recordNames = {\n  de: {\n${namesIn('de')}\n  },\n  en: {\n${namesIn('en')}\n  },\n};\n`,
});

function table(name: string, documentsOfKind: (type: string, types: string) => string): string {
  return `export const ${name} = {\n${Object.values(kinds)
    .map(
      (kind) => `  ${kind.name}: ${documentsOfKind(capital(kind.name), capital(entityPlurals[kind.name]))},`,
    )
    .join('\n')}\n};`;
}

function endpointOf({ isSynced }: Entity): 'pos' | 'general' {
  return isSynced ? 'pos' : 'general';
}

function capital(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** The documents of a kind by their names, which are those of the operations and fragments. */
function documentsOf(kind: Entity, more: string): Readonly<Record<string, string>> {
  const { name, isSynced, detail } = kind;
  const plural = entityPlurals[name];
  const [type, types] = [capital(name), capital(plural)];
  const branches = isSynced ? 'unitIds syncState' : '';
  const changed = 'lastModifiedAt lastModifiedByName';
  const page = 'pageInfo { endCursor hasNextPage } totalCount';
  const found = detail ?? '';
  return {
    [`${type}Record`]: `fragment ${type}Record on ${type} { id version isActive ${branches} ${changed} ${fieldsOf(kind)} ${more} }`,
    // Lists show neither rows nor long texts.
    [`${type}Row`]: `fragment ${type}Row on ${type} { id isActive ${branches} createdAt ${changed} ${fieldsOf(kind, (one) => one !== 'rows' && one !== 'longText')} ${more} }`,
    [types]: `query ${types}($filter: RecordFilterInput, $sort: String, $first: Int, $after: String) {
      ${plural}(filter: $filter, sort: $sort, first: $first, after: $after) { nodes { ...${type}Row } ${page} } }`,
    [type]: `query ${type}($id: ID!) { ${name}(id: $id) { ...${type}Record ${isSynced ? 'syncedAt' : ''} } }`,
    [`${type}Neighbours`]: `query ${type}Neighbours($id: ID!, $filter: RecordFilterInput, $sort: String) {
      ${name}Neighbours(id: $id, filter: $filter, sort: $sort) { previousId nextId } }`,
    [`${type}Deletions`]: `query ${type}Deletions($ids: [ID!]!) { ${name}Deletions(ids: $ids) { ...ToldDeletion } }`,
    [`Save${type}`]: `mutation Save${type}($input: ${type}Input!) {
      save${type}(${name}: $input) { isSuccess faults { path code parameters } record { ...${type}Record } } }`,
    [`Delete${types}`]: `mutation Delete${types}($ids: [ID!]!) {
      delete${types}(ids: $ids) { deletions { ...ToldDeletion } } }`,
    [`Restore${types}`]: `mutation Restore${types}($ids: [ID!]!) { restore${types}(ids: $ids) { isSuccess } }`,
    [`${type}Names`]: `query ${type}Names($search: String!, $first: Int!) {
      ${plural}(filter: { search: $search }, first: $first) { nodes { id name ${isSynced ? 'unitIds' : ''} } } }`,
    [`${type}Name`]: `query ${type}Name($id: ID!) { ${name}(id: $id) { name } }`,
    [`Find${types}`]: `query Find${types}($search: String!, $first: Int!) {
      ${plural}(filter: { search: $search }, first: $first) { nodes { id name ${found} } pageInfo { hasNextPage } } }`,
  };
}

function fieldsOf({ fields }: Entity, isWanted: (kind: string) => boolean = () => true): string {
  return Object.entries(fields)
    .filter(([, { kind }]) => isWanted(kind))
    .map(([name, field]) => selectionOf(name, field))
    .join(' ');
}

/** What a document asks of a field: of a reference also what it is called, of rows each of their fields. */
function selectionOf(name: string, field: Entity['fields'][string]): string {
  if (field.kind === 'rows') return `${name} { ${Object.keys(field.of).join(' ')} }`;
  return field.kind === 'reference' || field.kind === 'device'
    ? `${name} ${name.replace(/Id$/, '')} { id name }`
    : name;
}

/** The same text as people would lay it out. */
function laidOut(documents: readonly string[]): string {
  return `${head}${documents.map((text) => print(parse(text))).join('\n\n')}\n`;
}

function typedFile(): GeneratedFile {
  return {
    path: `${recordFolder}/documents.ts`,
    content: `${[
      [importsOf('general'), importsOf('pos')].join('\n'),
      ...Object.values(kinds).map(typedDocuments),
      '/** What asks for the names of records that others refer to, of many and of one. */',
      table('nameDocuments', (type) => `{ many: ${type}NamesDocument, one: ${type}NameDocument }`),
      '/** What the search box asks. */',
      table('foundDocuments', (_type, types) => `Find${types}Document`),
    ]
      .join('\n\n')
      .replaceAll('*/\n\n', '*/\n')}\n`,
  };
}

function importsOf(endpoint: 'pos' | 'general'): string {
  const names = Object.values(kinds)
    .filter((kind) => endpointOf(kind) === endpoint)
    .flatMap((kind) => Object.keys(documentsOf(kind, '')).filter((name) => !/(Record|Row)$/.test(name)))
    .map((name) => `  ${name}Document,`)
    .sort();
  return `import {\n${names.join('\n')}\n} from '../${endpoint}/graphql.ts';`;
}

/** The documents of one kind as its screens take them. */
function typedDocuments({ name }: Entity): string {
  const [type, types] = [capital(name), capital(entityPlurals[name])];
  const documents = {
    list: types,
    find: type,
    save: `Save${type}`,
    deletions: `${type}Deletions`,
    remove: `Delete${types}`,
    restore: `Restore${types}`,
    neighbours: `${type}Neighbours`,
  };
  const lines = Object.entries(documents).map(([use, document]) => `  ${use}: ${document}Document,`);
  return `export const ${name}Documents = {\n${lines.join('\n')}\n};`;
}

function namesIn(language: 'de' | 'en'): string {
  return Object.values(kinds)
    .map(({ name }) => `    ${entityPlurals[name]}: ${JSON.stringify(kindWords[name][language].many)},`)
    .join('\n');
}
