import type { Tx } from '../../kit/db/pools.ts';
import type { Frontends } from '../../kit/frontends/index.ts';
import type { Mail } from '../../kit/mail/index.ts';
import type { Queue } from '../../kit/queue/index.ts';
import type { Sessions } from '../sessions/index.ts';
import type { BackOff } from '../throttling/index.ts';

/** What the profile needs of the auth host and of the application. */
export interface ProfilePort {
  readonly endUserSessions: Sessions['endUser'];
  readonly announceEnded: Sessions['announce'];
  /** Passwords are hashed in turn with those of the sign-ins. */
  readonly hashing: Queue;
  /** The web apps to which the link in a mail may lead. */
  readonly frontends: Frontends;
  /** Address of this server, without a slash at the end, where it serves the web app itself. */
  readonly publicUrl: string;
  queueMail(tx: Tx, mail: Mail): Promise<void>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Wrong current passwords of whoever wants another one. */
  readonly passwordTries: BackOff;
}
