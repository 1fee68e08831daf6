import { picturePath } from '@tresen/domain/account/profile';
import { mayAdminister, rolesToGive } from '@tresen/domain/account/user-administration';
import { AppError } from '@tresen/domain/kit/errors';
import type { Role } from '@tresen/domain/kit/groups';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import type { Kit, PageInfo } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { removeUsers, saveUser, type UserSessionsPort } from './user-administration.service.ts';
import { userFilterSchema } from './user-filter.ts';
import { countUsers, cursorOf, readTenantKind, type UserRow, userPage } from './users-page.store.ts';

const pageSize = { default: 25, max: 200 } as const;

interface UserConnection {
  readonly nodes: readonly UserRow[];
  readonly pageInfo: PageInfo;
  readonly totalCount: number;
  readonly rolesToGive: readonly Role[];
}

interface PageArguments {
  readonly search?: string | null | undefined;
  readonly roles?: readonly string[] | null | undefined;
  readonly states?: readonly string[] | null | undefined;
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

/** The administration of users answers at /graphql. */
export const addUserAdministration = (kit: Kit, port: UserSessionsPort): void => {
  const { builder, saveResult } = kit;
  const connection = connectionType(kit);
  builder.queryField('users', (t) =>
    t.field({
      type: connection,
      args: {
        search: t.arg.string({ description: 'Words in name or email address.' }),
        roles: t.arg.stringList({ description: 'Users with one of these roles.' }),
        states: t.arg.stringList({ description: 'Users in one of these states: `active`, `disabled`.' }),
        first: t.arg.int(),
        after: t.arg.string(),
      },
      resolve: (_root, args, ctx) => users(ctx, args),
    }),
  );
  builder.mutationFields((t) => ({
    saveUser: t.field({
      type: saveResult,
      args: {
        id: t.arg.id({ required: true }),
        role: t.arg.string({ required: true }),
        disabled: t.arg.boolean({ required: true }),
        version: t.arg.int({ required: true }),
      },
      resolve: (_root, args, ctx) => saveUser(ctx, port, args),
    }),
    removeUsers: t.field({
      type: saveResult,
      args: { ids: t.arg.idList({ required: true }) },
      resolve: (_root, { ids }, ctx) => removeUsers(ctx, port, ids),
    }),
  }));
};

function users(ctx: Ctx, { first, after, ...narrowed }: PageArguments): Promise<UserConnection> {
  const filter = parseInput(userFilterSchema, narrowed);
  const size = Math.min(Math.max(first ?? pageSize.default, 1), pageSize.max);
  const tenantId = tenantOf(ctx);
  return inTenant(ctx.db, tenantId, async (tx) => {
    const rows = await userPage(tx, filter, size, after ?? undefined);
    const kind = await readTenantKind(tx, tenantId);
    if (!kind) throw new AppError('NOT_FOUND', { what: 'tenant' });
    const nodes = rows.slice(0, size);
    const last = nodes.at(-1);
    return {
      nodes,
      pageInfo: { endCursor: last ? cursorOf(last) : null, hasNextPage: rows.length > size },
      totalCount: await countUsers(tx, filter),
      rolesToGive: rolesToGive(userOf(ctx).principal, kind),
    };
  });
}

function connectionType(kit: Kit) {
  const user = userType(kit);
  return kit.builder.objectRef<UserConnection>('UserConnection').implement({
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [user] }),
      pageInfo: t.expose('pageInfo', { type: kit.pageInfo }),
      totalCount: t.exposeInt('totalCount'),
      rolesToGive: t.exposeStringList('rolesToGive', {
        description: 'Roles the caller may assign, highest first.',
      }),
    }),
  });
}

function userType({ builder }: Kit) {
  return builder.objectRef<UserRow>('User').implement({
    description: 'A user who signs in to a tenant’s back-office.',
    fields: (t) => ({
      id: t.exposeID('id'),
      username: t.exposeString('email', { description: 'The email address used to sign in.' }),
      email: t.exposeString('email'),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      picture: t.string({
        nullable: true,
        description: 'Path for loading it in a browser.',
        resolve: ({ picture }) => picturePath(picture),
      }),
      tenant: t.exposeString('tenant'),
      tenantId: t.exposeID('tenantId'),
      resellerId: t.exposeID('resellerId', { nullable: true }),
      lastLogin: t.expose('lastLogin', { type: 'DateTime', nullable: true }),
      role: t.exposeString('role'),
      roles: t.stringList({
        description: 'The role as a list with one entry.',
        resolve: ({ role }) => [role],
      }),
      claims: t.exposeStringList('claims', {
        description: 'Claims that restrict the user further. Not used yet.',
      }),
      emailConfirmed: t.exposeBoolean('emailConfirmed'),
      disabled: t.exposeBoolean('disabled'),
      version: t.exposeInt('version'),
      isOwn: t.boolean({
        description: 'True for the caller’s own account.',
        resolve: ({ id }, _args, ctx) => id === userOf(ctx).userId,
      }),
      mayChange: t.boolean({
        description:
          'Whether the caller may change or remove the user. Not possible for higher roles or themselves.',
        resolve: ({ id, role }, _args, ctx) => {
          const { userId, principal } = userOf(ctx);
          return id !== userId && mayAdminister(principal, role);
        },
      }),
    }),
  });
}
