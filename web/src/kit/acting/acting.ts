import { isRestarting, restart } from './restart.ts';
import { forgetOverride, isOverrideEvent, storedOverride, storedText } from './stored-override.ts';

/** For whom this page was loaded. All that it shows and all that is typed into it is theirs. */
const loadedText = storedText();

/** Another tab has switched: this page may ask for nothing more, it is being loaded anew. */
export class OverrideChanged extends Error {
  override readonly name = 'OverrideChanged';
}

/**
 * The header that each request carries while the session acts for another tenant (USR-17, decisions USR-18).
 * @throws {OverrideChanged} when the storage names somebody else than this page was loaded for, so that what was typed
 *   for one tenant is never saved in another
 */
export const overrideHeaders = (): Readonly<Record<string, string>> => {
  if (hasChanged()) {
    restart();
    throw new OverrideChanged();
  }
  const override = storedOverride();
  return override ? { 'X-Override-Tenant': override.tenantId } : {};
};

const endedKey = 'tresen.overrideEnded';

/** The server does not admit the override (any more): it goes, and the next page says so. */
export const dropOverride = (): void => {
  forgetOverride();
  restart();
  sessionStorage.setItem(endedKey, '1');
};

/** True once, on the page after the one on which an override was dropped. */
export const takeOverrideEnded = (): boolean => {
  if (isRestarting()) return false;
  const ended = sessionStorage.getItem(endedKey) !== null;
  sessionStorage.removeItem(endedKey);
  return ended;
};

/** Goes with the other tabs: when one switches, this one is loaded anew (USR-16). */
export const followOverride = (): void => {
  if (storedText() !== null && storedOverride() === null) dropOverride();
  window.addEventListener('storage', (event) => {
    if (isOverrideEvent(event) && hasChanged()) restart();
  });
  // A page that was frozen has heard of nothing, and "back" may bring it up.
  window.addEventListener('pageshow', () => hasChanged() && restart());
};

function hasChanged(): boolean {
  return storedText() !== loadedText;
}
