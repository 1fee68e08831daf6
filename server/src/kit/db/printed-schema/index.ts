import pg from 'pg';
import { readCatalogue, type Statement } from './catalogue.ts';

const head = `-- The schema as it is after all migrations, printed from the catalogue by "npm run codegen": tables in the order of
-- their names, each with its indexes, triggers, policies and grants, then functions. To be read and compared; what runs
-- are the migrations.`;

/**
 * Prints what the migrations have made: there is no other place where a table, its policies or a function stands whole.
 * @param ownerUrl address of the role that owns the schema
 */
export const printSchema = async (ownerUrl: string): Promise<string> => {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'tresen_print' });
  await client.connect();
  try {
    const { extensions, types, sequences, schemas, tables, functions } = await readCatalogue(client);
    const sections = [
      head,
      texts(extensions).join('\n'),
      ...texts(types),
      ...texts(sequences),
      texts(schemas).join('\n'),
      ...byOwner(tables),
      ...texts(functions),
    ];
    return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
  } finally {
    await client.end();
  }
};

function texts(statements: readonly Statement[]): readonly string[] {
  return statements.map(({ text }) => text);
}

/** All statements of one table behind each other, tables in the order of their names. */
function byOwner(statements: readonly Statement[]): readonly string[] {
  const groups = Map.groupBy(statements, ({ owner }) => owner);
  const names = [...groups.keys()].sort();
  return names.map((name) => texts(groups.get(name) ?? []).join('\n'));
}
