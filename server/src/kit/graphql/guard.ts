import { type AccessPolicy, apiAccess, isAdmitted } from '@tresen/domain/account/access';
import { AppError } from '@tresen/domain/errors';
import { defaultFieldResolver, type GraphQLField, type GraphQLSchema } from 'graphql';
import type { Ctx } from '../context/index.ts';

/** What waits in a queue of its own, where it is put together with what others send, takes no turn beside it. */
export const hasOwnQueue = { hasOwnQueue: true } as const;

const guardField = (key: string, field: GraphQLField<unknown, Ctx>, policy: AccessPolicy): void => {
  const resolve = field.resolve ?? defaultFieldResolver;
  const takesTurns = field.extensions.hasOwnQueue !== true;
  field.resolve = (source, args, ctx, info) => {
    const { principal } = ctx.caller;
    if (!isAdmitted(apiAccess, key, principal, policy))
      throw new AppError(principal === 'public' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
    const answer = () => resolve(source, args, ctx, info);
    return ctx.share && takesTurns ? ctx.share.turn(answer) : answer();
  };
};

/**
 * Puts the access table in front of every root field of the schema, and the caller's turn (`kit/shares`).
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
