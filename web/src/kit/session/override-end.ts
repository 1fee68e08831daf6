import { dropOverride, storedOverride } from '../acting/index.ts';
import { type ServerAnswers, storedAnswers, storeProfile } from './stored-session.ts';

/** True when the browser keeps an override that the server's answer does not confirm: it has ended, or is forged. */
export const isOverrideStale = ({ userinfo }: ServerAnswers): boolean => {
  const override = storedOverride();
  return override !== null && (userinfo.act === undefined || userinfo.sub !== override.user.sub);
};

/** The server does not admit the override (any more): the page starts anew with the person's own account (USR-18). */
export const endOverride = (): void => {
  const override = storedOverride();
  dropOverride();
  if (override && storedAnswers().userinfo.sub === override.user.sub) storeProfile(override.oldUser);
};
