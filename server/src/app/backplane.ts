import type { Logger } from 'pino';
import type { AccountHost } from '../account/index.ts';
import type { Live } from '../fleet/live/index.ts';
import { aloneBackplane, type Backplane, openBackplane } from '../kit/backplane/index.ts';
import { type Database, inSystem } from '../kit/db/pools.ts';
import type { Epochs } from '../kit/epochs/index.ts';
import { readState } from '../kit/epochs/index.ts';
import type { AppEvent } from '../kit/events/index.ts';
import type { Config } from './config.ts';

/** A Redis that is away is told of this often. */
const tellEveryMs = 60_000;

/** The way to the other processes of the database: over Redis, or none. */
export const connectBackplane = async (config: Config, log: Logger, db: Database): Promise<Backplane> => {
  if (config.REDIS_URL === undefined) return aloneBackplane;
  const { installation } = await inSystem(db, readState);
  let toldAt = Number.NEGATIVE_INFINITY;
  let isToldOf = false;
  return openBackplane({
    url: config.REDIS_URL,
    installation,
    onError: (err) => {
      if (performance.now() - toldAt < tellEveryMs) return;
      toldAt = performance.now();
      isToldOf = true;
      log.warn({ err }, 'the line to the other processes has a problem (REDIS_URL)');
    },
    onBack: () => {
      if (isToldOf) log.warn('the line to the other processes works again');
      isToldOf = false;
    },
  });
};

export interface SharedNews {
  readonly db: Database;
  readonly backplane: Backplane;
  readonly epochs: Epochs;
  readonly account: Pick<AccountHost, 'onRevoked' | 'announceEnded'>;
  readonly live: Pick<Live, 'mayHaveMissed'>;
  readonly log: Logger;
}

const topics = { event: 'app.event', sessionEnded: 'app.sessionEnded', epoch: 'app.epoch' } as const;

/** What is committed here, and which sessions end, the other processes hear at once; and we of theirs. */
export const shareNews = ({ db, backplane, epochs, account, live, log }: SharedNews): void => {
  if (!backplane.isShared) return;
  db.events.forwardTo((event) => backplane.tell(topics.event, event));
  backplane.hear<AppEvent>(topics.event, db.events.tellHere);
  let isHearing = false;
  account.onRevoked((sessionId) => {
    if (!isHearing) backplane.tell(topics.sessionEnded, sessionId);
  });
  backplane.hear<string>(topics.sessionEnded, (sessionId) => {
    isHearing = true;
    account.announceEnded([sessionId]);
    isHearing = false;
  });
  epochs.onBegin(() => backplane.tell(topics.epoch, null));
  backplane.hear(topics.epoch, () => {
    epochs.look().catch((err: unknown) => log.warn({ err }, 'could not look after the database'));
  });
  backplane.onMissed(live.mayHaveMissed);
};
