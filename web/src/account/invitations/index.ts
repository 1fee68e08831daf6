export { InvitationPanel } from './invitation-panel.tsx';
export { InviteButton } from './invite-button.tsx';
export { InviteDialog } from './invite-dialog.tsx';
export { startInvitationsRequest } from './start-invitations-request.ts';
