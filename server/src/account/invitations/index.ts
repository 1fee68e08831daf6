export { addInvitations, type InvitationsPort } from './invitations.resolvers.ts';
export { acceptInvitation, findOpenInvitation, type OpenInvitation } from './open-invitations.store.ts';
