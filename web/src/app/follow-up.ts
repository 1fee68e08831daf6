import { checkFirstLogin } from '../account/first-login/index.ts';
import { startLive } from '../kit/live/index.ts';
import { hasSession, loadProfile } from '../kit/session/index.ts';

/** Milliseconds after a login at which the session is looked at again (IDN-12, spec §9). */
const followUpMs = 10_000;

/** What follows a login, without holding up the page; what fails is logged, not shown (decisions IDN-13). */
export const startFollowUp = (): void => {
  void checkFirstLogin();
  setTimeout(
    () => followUp().catch((error: unknown) => console.warn('session follow-up', error)),
    followUpMs,
  );
};

/** Reads userinfo again, since the first-login check may have named person and company, and joins live updates. */
async function followUp(): Promise<void> {
  if (!hasSession()) return;
  await Promise.all([loadProfile(), startLive()]);
}
