export { acceptInvitation, findOpenInvitation, type OpenInvitation } from './open-invitations.store.ts';
