import { parseArgs } from 'node:util';
import { documentFiles } from './codegen/documents.ts';
import { type GeneratedFile, staleFiles, writeFiles } from './codegen/generated-file.ts';

/**
 * Writes every generated file: the printed schemas, the web's typed documents, the types of the tables, and what the
 * page for integrators takes from the contracts. Fails with the statements of a migration where the table of a kind of
 * record does not have what its fields say.
 * `--check` writes nothing and fails with the names of those that are not what they would be;
 * `--only documents` needs neither server nor database.
 */
const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, only: { type: 'string' } },
});

// Imported when wanted: documents can be generated while the server does not compile.
const makeSchemas = async () => (await import('./codegen/schemas.ts')).schemaFiles();
const makePages = async () => (await import('./codegen/pages.ts')).pageFiles();
const makeTables = async () => (await import('./codegen/tables.ts')).readTables();

const generate = async (): Promise<{ files: GeneratedFile[]; lacking: readonly string[] }> => {
  const isWanted = (part: string): boolean => values.only === undefined || values.only === part;
  const tables = isWanted('tables') ? makeTables() : { files: [], lacking: [] };
  const schemas = isWanted('schemas') ? await makeSchemas() : [];
  const documents = isWanted('documents') ? await documentFiles(schemas) : [];
  const pages = isWanted('pages') ? await makePages() : [];
  const { files: ofTables, lacking } = await tables;
  return { files: [...schemas, ...documents, ...pages, ...ofTables], lacking };
};

const { files, lacking } = await generate();
const stale = staleFiles(files);
if (values.check && stale.length > 0) {
  console.error(`Not fresh; run "npm run codegen":\n${stale.map(({ path }) => `  ${path}`).join('\n')}`);
  process.exitCode = 1;
} else {
  writeFiles(stale);
  for (const { path } of stale) console.log(`wrote ${path}`);
}
if (lacking.length > 0) {
  console.error(
    `\nTables lack what the fields of their records say. For a migration:\n\n${lacking.join('\n')}`,
  );
  process.exitCode = 1;
}
