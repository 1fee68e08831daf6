import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { type GeneratedFile, root } from './generated-file.ts';

interface Schemas {
  readonly generalSchema: GraphQLSchema;
  readonly posSchema: GraphQLSchema;
}

const print = (schema: GraphQLSchema): string => `${printSchema(lexicographicSortSchema(schema))}\n`;

/** Both schemas as the server serves them, sorted, so that a change shows as a small difference. */
export const schemaFiles = async (): Promise<GeneratedFile[]> => {
  const module = join(root, 'server/src/app/schemas.ts');
  if (!existsSync(module)) return [];
  const { generalSchema, posSchema } = (await import(pathToFileURL(module).href)) as Schemas;
  return [
    { path: 'api/general.graphql', content: print(generalSchema) },
    { path: 'api/pos.graphql', content: print(posSchema) },
  ];
};
