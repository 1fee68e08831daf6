import { picturePath } from '@tresen/domain/account/profile';
import type { Kit } from '../../kit/graphql/index.ts';
import type { PickedUser } from './acting.store.ts';
import { clearSwitch, switchUser } from './switching.service.ts';

/** Switching answers at /graphql. */
export const addSwitching = (kit: Kit): void => {
  const { builder, saveResult } = kit;
  const switchedUser = switchedUserType(kit);
  builder.mutationField('switchUser', (t) =>
    t.field({
      type: switchedUser,
      args: { userId: t.arg.id({ required: true }) },
      resolve: (_root, { userId }, ctx) => switchUser(ctx, userId),
    }),
  );
  builder.mutationField('clearSwitch', (t) =>
    t.field({
      type: saveResult,
      resolve: async (_root, _args, ctx) => {
        await clearSwitch(ctx);
        return { isSuccess: true };
      },
    }),
  );
};

function switchedUserType({ builder }: Kit) {
  return builder.objectRef<PickedUser>('SwitchedUser').implement({
    description: 'The user the session now acts as, in the form the web app stores (USR-13).',
    fields: (t) => ({
      sub: t.exposeID('id'),
      role: t.exposeString('role'),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      email: t.exposeString('email'),
      imagePath: t.string({ nullable: true, resolve: ({ imagePath }) => picturePath(imagePath) }),
      tenantId: t.exposeID('tenantId', { description: 'Value to send as `X-Override-Tenant` from now on.' }),
      tenantName: t.exposeString('tenantName'),
      resellerId: t.exposeID('resellerId', { nullable: true }),
    }),
  });
}
