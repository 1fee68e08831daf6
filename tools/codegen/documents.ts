import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preset } from '@graphql-codegen/client-preset';
import { codegen } from '@graphql-codegen/core';
import { buildSchema, type DocumentNode, parse, validate } from 'graphql';
import { type GeneratedFile, root } from './generated-file.ts';
import { recordDocumentFiles, recordFolder, recordNamesFile } from './record-documents.ts';

type Endpoint = 'general' | 'pos';
type Documents = Readonly<Record<string, string>>;

const webFolder = 'web/src/kit/graphql/generated';
const serverFile = 'server/src/kit/graphql/persisted-documents.json';

const config = {
  documentMode: 'string',
  useTypeImports: true,
  emitLegacyCommonJSImports: false,
  importExtension: '.ts',
  strictScalars: true,
  scalars: { ID: 'string', Cents: 'number', DateTime: 'string', Day: 'string' },
};

const presetConfig = {
  fragmentMasking: false,
  // The text stays out of the web app: it sends the hash, and the server knows the text.
  persistedDocuments: { mode: 'replaceDocumentWithHash', hashAlgorithm },
};

interface Source {
  readonly location: string;
  readonly rawSDL: string;
  readonly document: DocumentNode;
}

/**
 * The web's documents, `*.general.graphql` and `*.pos.graphql`, each as types for the web and as hash → text
 * for the server; those of kinds of record are written first.
 * @param printed schemas just printed; without them those in api/ count
 * @throws with all faults when a document does not fit its schema
 */
export const documentFiles = async (printed: readonly GeneratedFile[]): Promise<GeneratedFile[]> => {
  const written = writtenSources();
  const records = recordDocumentFiles((endpoint) => namesIn(sourcesOf(endpoint, written)));
  const sources = [...written, ...records.filter(({ path }) => path.endsWith('.graphql')).map(source)];
  const [general, generalDocuments] = await generateEndpoint(
    'general',
    schemaText('general', printed),
    sources,
  );
  const [pos, posDocuments] = await generateEndpoint('pos', schemaText('pos', printed), sources);
  const persisted = { general: generalDocuments, pos: posDocuments };
  return [
    ...records,
    recordNamesFile(),
    general,
    pos,
    { path: serverFile, content: `${JSON.stringify(persisted, null, 2)}\n` },
  ];
};

// All of them travel with the first page, and no packer makes them smaller: 72 bits tell some hundred texts apart.
function hashAlgorithm(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 12);
}

/** The documents that people write. */
function writtenSources(): readonly Source[] {
  return globSync('web/src/**/*.graphql', { cwd: root })
    .filter((path) => !path.startsWith(recordFolder))
    .map((path) => source({ path, content: readFileSync(join(root, path), 'utf8') }));
}

function namesIn(sources: readonly Source[]): ReadonlySet<string> {
  return new Set(
    sources
      .flatMap(({ document }) => document.definitions)
      .flatMap((definition) => ('name' in definition && definition.name ? [definition.name.value] : [])),
  );
}

function sourcesOf(endpoint: Endpoint, sources: readonly Source[]): readonly Source[] {
  return sources
    .filter(({ location }) => location.endsWith(`.${endpoint}.graphql`))
    .toSorted((one, other) => (one.location < other.location ? -1 : 1));
}

function source({ path, content }: GeneratedFile): Source {
  return {
    location: path,
    rawSDL: content,
    document: parse(content),
  };
}

async function generateEndpoint(
  endpoint: Endpoint,
  text: string,
  sources: readonly Source[],
): Promise<[GeneratedFile, Documents]> {
  const documents = sourcesOf(endpoint, sources);
  checkDocuments(text, documents);
  const sections = await preset.buildGeneratesSection({
    baseOutputDir: `${webFolder}/${endpoint}/`,
    schema: parse(text),
    documents,
    config,
    presetConfig,
    plugins: [],
    pluginMap: {},
    pluginContext: {},
    documentTransforms: [],
  } as never);
  // Made together: the texts come to light while the types are written.
  const contents = await Promise.all(sections.map((section) => codegen(section)));
  const contentOf = (name: string): string =>
    contents[sections.findIndex(({ filename }) => filename.endsWith(name))] ?? '';
  const types = { path: `${webFolder}/${endpoint}/graphql.ts`, content: markPure(contentOf('/graphql.ts')) };
  return [types, JSON.parse(contentOf('/persisted-documents.json')) as Documents];
}

/** The client preset finds most faults only by breaking; a list of all of them helps more. */
function checkDocuments(text: string, sources: readonly Source[]): void {
  const definitions = sources.flatMap(({ document }) => document.definitions);
  const faults = validate(buildSchema(text), { kind: 'Document', definitions } as never);
  const messages = faults
    .map(({ message }) => message)
    .filter((message) => !message.includes('is never used'));
  if (messages.length > 0) throw new Error(`documents do not fit the schema:\n  ${messages.join('\n  ')}`);
}

/** Fragments are texts that nobody sends: marked, the bundler leaves them out, also of the login page. */
function markPure(source: string): string {
  return source.replaceAll('= new TypedDocumentString(', '= /*#__PURE__*/ new TypedDocumentString(');
}

function schemaText(endpoint: Endpoint, printed: readonly GeneratedFile[]): string {
  const path = `api/${endpoint}.graphql`;
  return printed.find((file) => file.path === path)?.content ?? readFileSync(join(root, path), 'utf8');
}
