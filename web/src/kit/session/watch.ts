import { renewIfDue } from './access-token.ts';
import { currentProfile } from './current-profile.ts';
import { isExpired } from './expiry.ts';
import { refreshProfile } from './session.ts';
import { onTokenRefused } from './signed-fetch.ts';

/**
 * Milliseconds between two looks at who the user is, while somebody sees the page. The server notices another role
 * within 30 s; together that stays below the minute that a role taken away may still show (ACC-38).
 */
const lookAgainAfter = 25_000;

let lookedAt = 0;
let isLooking = false;

/**
 * Keeps token and role fresh: by the clock, after a refusal, and when the page comes back from sleep, background or a lost line.
 * Returns a function that ends it.
 */
export const keepWatch = (): (() => void) => {
  lookedAt = Date.now();
  const end = new AbortController();
  const { signal } = end;
  const timer = setInterval(wake, lookAgainAfter);
  for (const event of ['online', 'focus', 'pageshow']) window.addEventListener(event, wake, { signal });
  document.addEventListener('visibilitychange', wake, { signal });
  const forget = onTokenRefused(() => void look());
  return () => {
    forget();
    clearInterval(timer);
    end.abort();
  };
};

function wake(): void {
  renewIfDue();
  if (document.visibilityState === 'visible' && Date.now() - lookedAt >= lookAgainAfter) void look();
}

async function look(): Promise<void> {
  if (isLooking || isExpired() || currentProfile() === null) return;
  isLooking = true;
  lookedAt = Date.now();
  // A failure leaves what is shown as it is; the next look is soon.
  await refreshProfile().catch(() => undefined);
  isLooking = false;
}
