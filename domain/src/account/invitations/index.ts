export {
  type InvitationInput,
  type InvitationMessage,
  invitationDays,
  invitationExpiry,
  invitationMessages,
  invitationSchema,
  languages,
} from './invitation.ts';
