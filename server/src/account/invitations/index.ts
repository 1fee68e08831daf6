import type { Feature } from '../../kit/features/index.ts';
import { addInvitations, type InvitationsPort } from './invitations.resolvers.ts';

export { createInvitationLimits } from './invitation-limits.ts';
export { acceptInvitation, findOpenInvitation, type OpenInvitation } from './open-invitations.store.ts';

/** Who was asked to join. */
export const invitations: Feature<{ readonly invitations: InvitationsPort }> = {
  at: 'general',
  fields: (kit, { invitations: port }) => addInvitations(kit, port),
};
