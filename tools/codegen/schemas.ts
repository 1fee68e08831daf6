import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type GraphQLSchema, printSchema } from 'graphql';
import { type GeneratedFile, root } from './generated-file.ts';

interface SchemaModule {
  readonly describeSchemas: () => { readonly general: GraphQLSchema; readonly pos: GraphQLSchema };
}

// The builder sorts types and fields, so a change of the schema is a small difference.
const print = (schema: GraphQLSchema): string => `${printSchema(schema)}\n`;

/** Both schemas as the server serves them. */
export const schemaFiles = async (): Promise<GeneratedFile[]> => {
  const module = join(root, 'server/src/app/schemas.ts');
  if (!existsSync(module)) return [];
  const { describeSchemas } = (await import(pathToFileURL(module).href)) as SchemaModule;
  const { general, pos } = describeSchemas();
  return [
    { path: 'api/general.graphql', content: print(general) },
    { path: 'api/pos.graphql', content: print(pos) },
  ];
};
