import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { PasswordChange } from '@tresen/domain/account/profile';
import {
  ChangePasswordDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
  MyExternalSignInsDocument,
  MySessionsDocument,
  type OwnExternalFragment,
  type OwnProfileFragment,
  type OwnSessionFragment,
  ProfileDocument,
  type ProfileInput,
  SaveProfileDocument,
  type SignInEntryFragment,
  SignInHistoryDocument,
  UnlinkExternalSignInDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi, httpRequest, savedId } from '../../kit/graphql/index.ts';
import { loadProfile } from '../../kit/session/index.ts';
import { type SentFile, sendFile } from '../../kit/upload/index.ts';

export type OwnProfile = OwnProfileFragment;
export type OwnExternal = OwnExternalFragment;
export type OwnSession = OwnSessionFragment;
export type SignInEntry = SignInEntryFragment;

const historyPage = 10;

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: () => generalApi.request(ProfileDocument, {}),
  select: ({ profile }) => profile,
  meta: { isKept: true },
});

export const sessionsQuery = queryOptions({
  queryKey: ['profile', 'sessions'],
  queryFn: () => generalApi.request(MySessionsDocument, {}),
  select: ({ mySessions }) => mySessions,
});

export const externalsQuery = queryOptions({
  queryKey: ['profile', 'externals'],
  queryFn: () => generalApi.request(MyExternalSignInsDocument, {}),
  select: ({ myExternalSignIns }) => myExternalSignIns,
});

export const historyQuery = infiniteQueryOptions({
  queryKey: ['profile', 'history'],
  queryFn: ({ pageParam }) =>
    generalApi.request(SignInHistoryDocument, { first: historyPage, after: pageParam }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ signInHistory: { pageInfo } }) => (pageInfo.hasNextPage ? pageInfo.endCursor : null),
  select: ({ pages }) => pages.flatMap(({ signInHistory }) => signInHistory.nodes),
});

export const useSaveProfile = () =>
  useOwnMutation(async (profile: ProfileInput) =>
    savedId((await generalApi.request(SaveProfileDocument, { profile })).saveProfile),
  );

const picturePath = '/api/profile/picture';

export const useSavePicture = () =>
  useOwnMutation(({ file, onStage }: Pick<SentFile, 'file' | 'onStage'>) =>
    sendFile(picturePath, { method: 'PUT', type: file.type, file, ...(onStage && { onStage }) }),
  );

export const useRemovePicture = () => useOwnMutation(() => httpRequest(picturePath, { method: 'DELETE' }));

export const useChangePassword = () =>
  useOwnMutation(async (change: PasswordChange) =>
    savedId((await generalApi.request(ChangePasswordDocument, change)).changePassword),
  );

export const useEndSession = () =>
  useOwnMutation(async (id: string) =>
    savedId((await generalApi.request(EndSessionDocument, { id })).endSession),
  );

export const useUnlinkExternal = () =>
  useOwnMutation(async (id: string) =>
    savedId((await generalApi.request(UnlinkExternalSignInDocument, { id })).unlinkExternalSignIn),
  );

export const useEndOtherSessions = () =>
  useOwnMutation(async () =>
    savedId((await generalApi.request(EndOtherSessionsDocument, {})).endOtherSessions),
  );

/** The page and the user menu show at once what was changed. */
function useOwnMutation<Input, Result>(run: (input: Input) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async () => {
      // It is stored: a menu that cannot be refreshed now is no failure.
      await Promise.all([
        client.invalidateQueries({ queryKey: ['profile'] }),
        loadProfile().catch(() => undefined),
      ]);
    },
  });
}
