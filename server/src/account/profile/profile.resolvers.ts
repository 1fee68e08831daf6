import { picturePath } from '@tresen/domain/account/profile';
import type { Kit } from '../../kit/graphql/index.ts';
import type { ChangePassword } from './password.service.ts';
import { mayChangeCompany, ownProfile, saveProfile } from './profile.service.ts';
import type { OwnProfile } from './profile.store.ts';

/** One's own profile answers at /graphql. */
export const addOwnProfile = (kit: Kit, changePassword: ChangePassword): void => {
  const { builder, saveResult } = kit;
  const profile = profileType(kit);
  const profileInput = builder.inputType('ProfileInput', {
    fields: (t) => ({
      firstName: t.string({ required: true }),
      lastName: t.string({ required: true }),
      phone: t.string({ description: 'An empty string removes it; omit to keep it.' }),
      language: t.string({ required: true }),
      company: t.string({ description: 'Owner group only; omit to keep it.' }),
      version: t.int({ required: true }),
    }),
  });
  builder.queryField('profile', (t) =>
    t.field({ type: profile, resolve: (_root, _args, ctx) => ownProfile(ctx) }),
  );
  builder.mutationFields((t) => ({
    saveProfile: t.field({
      type: saveResult,
      args: { profile: t.arg({ type: profileInput, required: true }) },
      resolve: (_root, args, ctx) => saveProfile(ctx, args.profile),
    }),
    changePassword: t.field({
      type: saveResult,
      args: { current: t.arg.string({ required: true }), new: t.arg.string({ required: true }) },
      resolve: (_root, args, ctx) => changePassword(ctx, args),
    }),
  }));
};

function profileType({ builder }: Kit) {
  return builder.objectRef<OwnProfile>('Profile').implement({
    description: 'The signed-in user, even while they act for another tenant.',
    fields: (t) => ({
      id: t.exposeID('id'),
      email: t.exposeString('email'),
      role: t.exposeString('role'),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      company: t.exposeString('company', { description: 'Name of the user’s own tenant.' }),
      mayChangeCompany: t.boolean({ resolve: mayChangeCompany }),
      phone: t.exposeString('phone', { nullable: true }),
      language: t.exposeString('language'),
      picture: t.string({
        nullable: true,
        description: 'Path for loading it in a browser.',
        resolve: ({ picture }) => picturePath(picture),
      }),
      version: t.exposeInt('version'),
    }),
  });
}
