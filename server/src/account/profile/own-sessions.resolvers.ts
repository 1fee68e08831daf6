import { nameUserAgent } from '@tresen/domain/account/profile';
import { type Ctx, userOf } from '../../kit/context/index.ts';
import { inSystem } from '../../kit/db/pools.ts';
import type { Kit, PageInfo } from '../../kit/graphql/index.ts';
import { endOtherSessions, endSession } from './own-sessions.service.ts';
import { listOwnSessions, type OwnSession, type SignInEntry, signInPage } from './own-sessions.store.ts';
import type { ProfilePort } from './profile-port.ts';

const pageSize = { default: 10, max: 100 } as const;

interface SignInConnection {
  readonly nodes: readonly SignInEntry[];
  readonly pageInfo: PageInfo;
}

/** Where somebody is signed in, and who tried; at /graphql, always about oneself. */
export const addOwnSessions = (kit: Kit, port: ProfilePort): void => {
  const { builder, saveResult } = kit;
  const session = sessionType(kit);
  const history = historyType(kit);
  builder.queryFields((t) => ({
    mySessions: t.field({ type: [session], resolve: (_root, _args, ctx) => mySessions(ctx) }),
    signInHistory: t.field({
      type: history,
      args: { first: t.arg.int(), after: t.arg.string() },
      resolve: (_root, { first, after }, ctx) =>
        signInHistory(ctx, first ?? pageSize.default, after ?? undefined),
    }),
  }));
  builder.mutationFields((t) => ({
    endSession: t.field({
      type: saveResult,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => endSession(ctx, port, id),
    }),
    endOtherSessions: t.field({
      type: saveResult,
      resolve: (_root, _args, ctx) => endOtherSessions(ctx, port),
    }),
  }));
};

function sessionType({ builder }: Kit) {
  return builder.objectRef<OwnSession>('Session').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      browser: t.string({ nullable: true, resolve: browserOf }),
      system: t.string({ nullable: true, resolve: systemOf }),
      address: t.exposeString('address', { nullable: true }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime' }),
      isCurrent: t.boolean({
        description: 'True for the caller’s own session.',
        resolve: ({ id }, _args, ctx) => id === userOf(ctx).sessionId,
      }),
    }),
  });
}

function browserOf({ userAgent }: { readonly userAgent: string | null }) {
  return nameUserAgent(userAgent).browser;
}

function systemOf({ userAgent }: { readonly userAgent: string | null }) {
  return nameUserAgent(userAgent).system;
}

function historyType({ builder, pageInfo }: Kit) {
  const signIn = builder.objectRef<SignInEntry>('SignIn').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      at: t.expose('at', { type: 'DateTime' }),
      outcome: t.exposeString('outcome', {
        description: '`signedIn`, `wrongPassword`, `unconfirmed` or `disabled`.',
      }),
      address: t.exposeString('address'),
      browser: t.string({ nullable: true, resolve: browserOf }),
      system: t.string({ nullable: true, resolve: systemOf }),
    }),
  });
  return builder.objectRef<SignInConnection>('SignInConnection').implement({
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [signIn] }),
      pageInfo: t.expose('pageInfo', { type: pageInfo }),
    }),
  });
}

function mySessions(ctx: Ctx): Promise<OwnSession[]> {
  return inSystem(ctx.db, (tx) => listOwnSessions(tx, userOf(ctx).userId, new Date(ctx.now())));
}

async function signInHistory(ctx: Ctx, first: number, after: string | undefined): Promise<SignInConnection> {
  const size = Math.min(Math.max(first, 1), pageSize.max);
  const rows = await inSystem(ctx.db, (tx) => signInPage(tx, userOf(ctx).userId, size, after));
  const nodes = rows.slice(0, size);
  return { nodes, pageInfo: { endCursor: nodes.at(-1)?.id ?? null, hasNextPage: rows.length > size } };
}
