import { isAbove } from '@tresen/domain/account/user-administration';
import { tenantOf, userOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import type { Kit } from '../../kit/graphql/index.ts';
import type { InvitationLimits } from './invitation-limits.ts';
import type { InvitationMailPort } from './invitation-mail.ts';
import {
  type InvitationParts,
  inviteUser,
  resendInvitation,
  restoreInvitation,
  withdrawInvitation,
} from './invitations.service.ts';
import { type Invitation, listInvitations } from './invitations.store.ts';

export interface InvitationsPort extends InvitationMailPort {
  /** Counts the mails with invitations. */
  readonly limit: InvitationLimits;
}

/** Invitations answer at /graphql. */
export const addInvitations = (kit: Kit, port: InvitationsPort): void => {
  const invitation = invitationType(kit);
  kit.builder.queryField('invitations', (t) =>
    t.field({
      type: [invitation],
      resolve: (_root, _args, ctx) => inTenant(ctx.db, tenantOf(ctx), listInvitations),
    }),
  );
  addMutations(kit, port);
};

function invitationType({ builder }: Kit) {
  return builder.objectRef<Invitation>('Invitation').implement({
    description: 'A pending email invitation to join the tenant.',
    fields: (t) => ({
      id: t.exposeID('id'),
      email: t.exposeString('email'),
      role: t.exposeString('role'),
      language: t.exposeString('language'),
      invitedBy: t.exposeString('invitedBy', { description: 'First and last name.' }),
      sentAt: t.expose('sentAt', { type: 'DateTime' }),
      expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
      isExpired: t.boolean({ resolve: ({ expiresAt }, _args, ctx) => expiresAt.getTime() <= ctx.now() }),
      mayChange: t.boolean({
        description: 'Whether the caller may resend or withdraw it. Not possible for roles above their own.',
        resolve: ({ role }, _args, ctx) => !isAbove(role, userOf(ctx).principal),
      }),
    }),
  });
}

function addMutations({ builder, saveResult }: Kit, parts: InvitationParts): void {
  const frontendUrl =
    'Address of the web app to which the link in the mail leads; by default the server itself.';
  builder.mutationFields((t) => ({
    inviteUser: t.field({
      type: saveResult,
      args: {
        email: t.arg.string({ required: true }),
        role: t.arg.string({ required: true }),
        language: t.arg.string({ required: true, description: 'Language of the email: `de` or `en`.' }),
        frontendUrl: t.arg.string({ description: frontendUrl }),
      },
      resolve: (_root, args, ctx) => inviteUser(ctx, parts, args),
    }),
    resendInvitation: t.field({
      type: saveResult,
      args: { id: t.arg.id({ required: true }), frontendUrl: t.arg.string({ description: frontendUrl }) },
      resolve: (_root, args, ctx) => resendInvitation(ctx, parts, args),
    }),
    withdrawInvitation: t.field({
      type: saveResult,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => withdrawInvitation(ctx, id),
    }),
    restoreInvitation: t.field({
      type: saveResult,
      description: 'Restores a withdrawn invitation.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => restoreInvitation(ctx, id),
    }),
  }));
}
