import { type AccessPolicy, apiAccess, isAdmitted } from '@tresen/domain/account/access';
import { AppError } from '@tresen/domain/kit/errors';
import {
  defaultFieldResolver,
  type GraphQLField,
  GraphQLID,
  type GraphQLSchema,
  isNonNullType,
} from 'graphql';
import type { Ctx, OnRefusal, Refusal } from '../context/index.ts';

/** What waits in a queue of its own, where it is put together with what others send, takes no turn beside it. */
export const hasOwnQueue = { hasOwnQueue: true } as const;

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/**
 * Puts the access table in front of every root field of the schema, and the caller's turn (`kit/shares`); tells of what
 * it, or the field, refuses.
 * @throws when a field has no group: such a server does not start (decisions ACC-38)
 */
export const guardSchema = (
  schema: GraphQLSchema,
  policy: AccessPolicy,
  onRefusal: OnRefusal,
): GraphQLSchema => {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const [name, field] of Object.entries(type?.getFields() ?? {})) {
      const key = `${type?.name}.${name}`;
      if (!apiAccess[key]) throw new Error(`${key} has no group in the access table`);
      guardField(key, field, policy, onRefusal);
    }
  }
  return schema;
};

function guardField(
  key: string,
  field: GraphQLField<unknown, Ctx>,
  policy: AccessPolicy,
  onRefusal: OnRefusal,
): void {
  const isQuery = key.startsWith('Query.');
  const resolve = (isQuery ? withRealIds(field) : field.resolve) ?? defaultFieldResolver;
  const takesTurns = field.extensions.hasOwnQueue !== true;
  const note = ({ caller }: Ctx, kind: Refusal['kind'] | undefined): void => {
    if (kind && caller.kind !== 'public') onRefusal({ kind, what: key, caller });
  };
  const refuse = (ctx: Ctx, error: unknown): never => {
    note(ctx, refusalOf(error));
    throw error;
  };
  const look = (ctx: Ctx, args: { readonly id?: unknown }, answer: unknown): unknown => {
    if (answer === null && args.id !== undefined) note(ctx, 'unknownRecord');
    return answer;
  };
  field.resolve = (source, args, ctx, info) => {
    const { principal } = ctx.caller;
    try {
      if (!isAdmitted(apiAccess, key, principal, policy))
        throw new AppError(principal === 'public' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
      const ask = () => resolve(source, args, ctx, info);
      const answer = ctx.share && takesTurns ? ctx.share.turn(ask) : ask();
      return answer instanceof Promise
        ? answer.then(
            (value) => look(ctx, args, value),
            (error: unknown) => refuse(ctx, error),
          )
        : look(ctx, args, answer);
    } catch (error) {
      return refuse(ctx, error);
    }
  };
}

/**
 * A query about what no id can name: a link that was cut or mistyped. It is answered as one about a record that is not
 * there, which it is, so that a page says so.
 */
function withRealIds(field: GraphQLField<unknown, Ctx>): GraphQLField<unknown, Ctx>['resolve'] {
  const resolve = field.resolve ?? defaultFieldResolver;
  const names = namingArgs(field);
  if (names.length === 0) return resolve;
  return (source, args: Readonly<Record<string, unknown>>, ctx, info) => {
    if (names.every((name) => uuid.test(String(args[name])))) return resolve(source, args, ctx, info);
    if (isNonNullType(field.type)) throw new AppError('NOT_FOUND');
    return null;
  };
}

/** The arguments of a query that name the record it is about. */
function namingArgs({ args }: GraphQLField<unknown, Ctx>): readonly string[] {
  return args.flatMap(({ name, type }) => (isNonNullType(type) && type.ofType === GraphQLID ? [name] : []));
}

/** Which refusal an error or an empty answer is, if it is one. */
function refusalOf(error: unknown): Refusal['kind'] | undefined {
  if (!(error instanceof AppError)) return undefined;
  if (error.kind === 'forbidden') return 'right';
  return error.kind === 'notFound' ? 'unknownRecord' : undefined;
}
