import { accountError } from '../account-error.ts';
import { createSlidingWindow, networkOf, type ShareCounts } from '../throttling/index.ts';

/** Counts the calls of one endpoint. @throws {AccountError} TOO_MANY_REQUESTS with the seconds to wait */
export interface AccountLimit {
  ofNetwork(address: string): void;
  /**
   * Per e-mail and network together: a stranger who tries an address again and again keeps its owner, who is
   * elsewhere, from nothing. How many mails an address gets is counted where they are queued.
   */
  ofEmail(address: string, email: string): void;
}

/** How often within a time. A shop's whole network, or a class of a vocational school, may share one address. */
export interface Allowance {
  readonly perNetwork: number;
  readonly perEmail: number;
  /** Milliseconds. */
  readonly within: number;
}

// RFC 5321 4.5.3.1.3; what is longer is refused later, and must not fill the memory.
const longestEmail = 254;

export const createAccountLimit = (
  { perNetwork, perEmail, within }: Allowance,
  now: () => number,
  /** Where several processes count together, by a name. */
  share: ShareCounts,
): AccountLimit => {
  const networks = createSlidingWindow(perNetwork, within, now, share('networks'));
  const emails = createSlidingWindow(perEmail, within, now, share('emails'));
  return {
    ofNetwork: (address) => refuse(networks.take(networkOf(address))),
    ofEmail: (address, email) => refuse(emails.take(`${networkOf(address)} ${email.slice(0, longestEmail)}`)),
  };
};

function refuse(wait: number): void {
  if (wait > 0) throw accountError('TOO_MANY_REQUESTS', wait / 1_000);
}
