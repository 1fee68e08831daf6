import type { Tx } from '../../kit/db/pools.ts';
import type { Mail } from '../../kit/mail/index.ts';
import type { Sessions } from '../sessions/index.ts';

/** What the profile needs of the auth host and of the application. */
export interface ProfilePort {
  readonly endUserSessions: Sessions['endUser'];
  readonly announceEnded: Sessions['announce'];
  /** Address of the web app, without a slash at the end, for the link in a mail. */
  readonly publicUrl: string;
  queueMail(tx: Tx, mail: Mail): Promise<void>;
  /** Milliseconds since 1970. */
  now(): number;
}
