import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { describeSchemas } from '../../server/src/app/schemas.ts';
import type { GeneratedFile } from './generated-file.ts';

/** Both schemas as the server serves them, sorted, so that a change shows as a small difference. */
export const schemaFiles = (): GeneratedFile[] => {
  const { general, pos } = describeSchemas();
  return [
    { path: 'api/general.graphql', content: print(general) },
    { path: 'api/pos.graphql', content: print(pos) },
  ];
};

function print(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
