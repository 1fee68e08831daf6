import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InvitationInput } from '@tresen/domain/account/invitations';
import {
  type InvitationFactsFragment,
  InvitationsDocument,
  InviteUserDocument,
  ResendInvitationDocument,
  RestoreInvitationDocument,
  WithdrawInvitationDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi, savedId } from '../../kit/graphql/index.ts';

export type Invitation = InvitationFactsFragment;

/** Invitations that nobody has accepted yet, the latest first. */
export const invitationsQuery = queryOptions({
  queryKey: ['invitations'],
  queryFn: () => generalApi.request(InvitationsDocument, {}),
  select: ({ invitations }) => invitations,
  meta: { topics: ['users'] },
});

/** Invites somebody; gives the invitation's id. */
export const useInviteUser = () =>
  useInvitationMutation(async (input: InvitationInput) =>
    savedId((await generalApi.request(InviteUserDocument, { ...input, frontendUrl: here() })).inviteUser),
  );

export const useResendInvitation = () =>
  useInvitationMutation(async (id: string) =>
    savedId(
      (await generalApi.request(ResendInvitationDocument, { id, frontendUrl: here() })).resendInvitation,
    ),
  );

export const useWithdrawInvitation = () =>
  useInvitationMutation(async (id: string) =>
    savedId((await generalApi.request(WithdrawInvitationDocument, { id })).withdrawInvitation),
  );

/** Takes a withdrawal back. */
export const useRestoreInvitation = () =>
  useInvitationMutation(async (id: string) =>
    savedId((await generalApi.request(RestoreInvitationDocument, { id })).restoreInvitation),
  );

function useInvitationMutation<Input>(run: (input: Input) => Promise<string>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    // After a refusal, too: somebody else may have been quicker.
    onSettled: () => client.invalidateQueries({ queryKey: invitationsQuery.queryKey }),
  });
}

// The link in the mail leads back to where the sender works.
function here(): string {
  return window.location.origin;
}
