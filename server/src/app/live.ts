import type { AccountHost } from '../account/index.ts';
import type { Live } from '../fleet/live/index.ts';
import type { Database } from '../kit/db/pools.ts';
import type { AppEvent } from '../kit/events/index.ts';

interface LiveNewsParts {
  readonly db: Database;
  readonly live: Pick<Live, 'changed' | 'changedForRegisters' | 'closeWhere'>;
  readonly account: Pick<AccountHost, 'forgetDevice' | 'forgetUser' | 'onRevoked'>;
}

/**
 * Open pages and registers hear of what was committed here, and whoever is no longer what they were let in as comes in
 * anew: their next request and their next connection are looked at again.
 */
export const hearNews = ({ db, live, account }: LiveNewsParts): void => {
  const endSession = (sessionId: string): void => live.closeWhere((caller) => caller.sessionId === sessionId);
  account.onRevoked(endSession);
  db.events.listen((event: AppEvent) => {
    switch (event.topic) {
      case 'registerAltered':
        account.forgetDevice(event.deviceId);
        return live.closeWhere((caller) => caller.kind === 'register' && caller.deviceId === event.deviceId);
      case 'roleAltered':
        account.forgetUser(event.userId);
        return live.closeWhere((caller) => caller.kind === 'user' && caller.userId === event.userId);
      case 'sessionSwitched':
        return endSession(event.sessionId);
      default: {
        if (event.forRegisters) live.changedForRegisters(event);
        else live.changed(event);
      }
    }
  });
};
