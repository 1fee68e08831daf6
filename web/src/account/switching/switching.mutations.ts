import { useMutation } from '@tanstack/react-query';
import { forgetOverride, restart, storedOverride, storeOverride } from '../../kit/acting/index.ts';
import { ClearSwitchDocument, SwitchUserDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { failureCode, generalApi } from '../../kit/graphql/index.ts';
import { storedAnswers, storeProfile } from '../../kit/session/index.ts';

/** From here on the session acts in the place of a user: nothing of the own tenant stays in this browser (USR-14, USR-16). */
export const useStartActing = () => useMutation({ mutationFn: startActing });

/** Back to one's own account (USR-15, USR-16). */
export const useEndActing = () => useMutation({ mutationFn: endActing });

async function startActing(userId: string): Promise<void> {
  const { switchUser } = await generalApi.request(SwitchUserDocument, { userId });
  const { tenantId, tenantName, resellerId, ...user } = switchUser;
  // From one user to the next the person themselves stays the old user (USR-14).
  const oldUser = storedOverride()?.oldUser ?? storedAnswers();
  storeOverride({ tenantId, resellerId, user, oldUser });
  // The next page shows the picked user from its first moment on; userinfo then says the same.
  storeProfile({
    userinfo: {
      sub: user.sub,
      role: user.role,
      given_name: user.firstName,
      family_name: user.lastName,
      picture: user.imagePath,
      email: user.email,
      middle_name: tenantName,
    },
    me: oldUser.me,
  });
  restart();
}

async function endActing(): Promise<void> {
  try {
    await generalApi.request(ClearSwitchDocument, {});
  } catch (error) {
    // Whoever may not act any more may still go home. Without a connection nobody gets there.
    if (failureCode(error) === 'NO_CONNECTION') throw error;
  }
  const oldUser = storedOverride()?.oldUser;
  forgetOverride();
  if (oldUser) storeProfile(oldUser);
  restart();
}
