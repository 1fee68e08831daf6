export { InvitationPanel } from './invitation-panel.tsx';
export { startInvitationsRequest } from './invitations.queries.ts';
export { InviteButton } from './invite-button.tsx';
export { InviteDialog } from './invite-dialog.tsx';
