import { AppError } from '@tresen/domain/kit/errors';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, userOf } from '../../kit/context/index.ts';
import { inSystem } from '../../kit/db/pools.ts';
import type { Kit, SaveResult } from '../../kit/graphql/index.ts';
import { deleteOwnExternal, listOwnExternals, type OwnExternal } from './own-externals.store.ts';

/** With which external providers one signs in (IDN-65); at /graphql, always about oneself. */
export const addOwnExternals = ({ builder, saveResult }: Kit): void => {
  const external = builder.objectRef<OwnExternal>('ExternalSignIn').implement({
    fields: (t) => ({
      id: t.id({ description: 'Address of the provider.', resolve: ({ issuer }) => issuer }),
      provider: t.string({ description: 'Host of the provider.', resolve: hostOf }),
      email: t.exposeString('email', { description: 'Email address at the provider when it was linked.' }),
      linkedAt: t.expose('linkedAt', { type: 'DateTime' }),
      lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime' }),
    }),
  });
  builder.queryField('myExternalSignIns', (t) =>
    t.field({
      type: [external],
      resolve: (_root, _args, ctx) => inSystem(ctx.db, (tx) => listOwnExternals(tx, userOf(ctx).userId)),
    }),
  );
  builder.mutationField('unlinkExternalSignIn', (t) =>
    t.field({
      type: saveResult,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => unlink(ctx, id),
    }),
  );
};

function hostOf({ issuer }: Pick<OwnExternal, 'issuer'>): string {
  return URL.parse(issuer)?.hostname ?? issuer;
}

/** Sessions that run go on. @throws {AppError} NOT_FOUND */
async function unlink(ctx: Ctx, issuer: string): Promise<SaveResult> {
  const { userId, homeTenantId } = userOf(ctx);
  await inSystem(ctx.db, async (tx) => {
    const email = await deleteOwnExternal(tx, userId, issuer);
    if (email === undefined) throw new AppError('NOT_FOUND', { what: 'externalSignIn' });
    const oldValues = { provider: hostOf({ issuer }), email };
    await audit(ctx, tx, homeTenantId, {
      action: 'unlinkExternal',
      entity: 'user',
      entityId: userId,
      oldValues,
    });
  });
  return { isSuccess: true, modelId: issuer };
}
