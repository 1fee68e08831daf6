import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  RemoveUsersDocument,
  SaveUserDocument,
  type SaveUserMutationVariables,
  type UserFactsFragment,
  UsersDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi, savedId } from '../../kit/graphql/index.ts';
import { recordsQuery } from '../../kit/record-list/index.ts';
import { usersRequest } from './users-address.ts';

export type User = UserFactsFragment;
/** A page of users, and the roles that the reader may give. */
export interface UserConnection {
  readonly nodes: readonly User[];
  readonly rolesToGive: readonly string[];
}

/** Pages of the tenant's users by name, and the roles that may be given. */
export const usersQuery = recordsQuery<User, Pick<UserConnection, 'rolesToGive'>>(
  'users',
  async (variables) => (await generalApi.request(UsersDocument, usersRequest(variables))).users,
  ['users'],
);

/** Gives a user another role, disables or enables them. */
export const useSaveUser = () =>
  useUserMutation(async ({ id, role, disabled, version }: SaveUserMutationVariables) =>
    savedId((await generalApi.request(SaveUserDocument, { id, role, disabled, version })).saveUser),
  );

/** Removes users, all or none. */
export const useRemoveUsers = () =>
  useUserMutation(async (ids: readonly string[]) =>
    savedId((await generalApi.request(RemoveUsersDocument, { ids: [...ids] })).removeUsers),
  );

/** First and last name; the e-mail while somebody has told none. */
export const nameOf = ({
  firstName,
  lastName,
  email,
}: Pick<User, 'firstName' | 'lastName' | 'email'>): string => `${firstName} ${lastName}`.trim() || email;

function useUserMutation<Input>(run: (input: Input) => Promise<string>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    // After a refusal, too: somebody else may have been quicker.
    onSettled: () => client.invalidateQueries({ queryKey: ['users'] }),
  });
}
