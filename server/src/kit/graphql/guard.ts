import { type AccessPolicy, apiAccess, isAdmitted } from '@tresen/domain/account/access';
import { AppError } from '@tresen/domain/errors';
import { defaultFieldResolver, type GraphQLField, type GraphQLSchema } from 'graphql';
import type { Ctx } from '../context/index.ts';

const guardField = (key: string, field: GraphQLField<unknown, Ctx>, policy: AccessPolicy): void => {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, args, ctx, info) => {
    const { principal } = ctx.caller;
    if (isAdmitted(apiAccess, key, principal, policy)) return resolve(source, args, ctx, info);
    throw new AppError(principal === 'public' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
  };
};

/**
 * Puts the access table in front of every root field of the schema.
 * @throws when a field has no group: such a server does not start (decisions ACC-38)
 */
export const guardSchema = (schema: GraphQLSchema, policy: AccessPolicy): GraphQLSchema => {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const [name, field] of Object.entries(type?.getFields() ?? {})) {
      const key = `${type?.name}.${name}`;
      if (!apiAccess[key]) throw new Error(`${key} has no group in the access table`);
      guardField(key, field, policy);
    }
  }
  return schema;
};
