import type { AccessPolicy } from '@tresen/domain/account/access';
import type { GraphQLSchema } from 'graphql';
import type { OnRefusal } from '../kit/context/index.ts';
import { nothing } from '../kit/features/index.ts';
import { createBuilder, guardSchema } from '../kit/graphql/index.ts';
import { features, type Needs } from './features.ts';

export interface Schemas {
  /** Answers at /graphql. */
  readonly general: GraphQLSchema;
  /** Answers at /graphql/pos. */
  readonly pos: GraphQLSchema;
}

/**
 * Both schemas, every root field behind its group of the access table.
 * @throws when a field has no group
 */
export const createSchemas = (
  needs: Needs,
  policy: AccessPolicy,
  onRefusal: OnRefusal = () => undefined,
): Schemas => ({
  general: guardSchema(schemaAt('general', needs), policy, onRefusal),
  pos: guardSchema(schemaAt('pos', needs), policy, onRefusal),
});

export type MakeSchemas = typeof createSchemas;

/** Both schemas for printing and for tests that only read them. */
export const describeSchemas = (): Schemas => createSchemas(nothing as Needs, 'wide');

function schemaAt(at: 'general' | 'pos', needs: Needs): GraphQLSchema {
  const kit = createBuilder();
  for (const feature of features) if (feature.at === at) feature.fields(kit, needs);
  // Its order is that of who prints it: to sort it is half of what it takes to make it.
  return kit.builder.toSchema({ sortSchema: false });
}
