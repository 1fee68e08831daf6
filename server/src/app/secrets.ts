import type { Logger } from 'pino';
import { type AccountHost, sealedKeys } from '../account/index.ts';
import type { Database } from '../kit/db/pools.ts';
import { sealedMails } from '../kit/mail/index.ts';
import {
  createSecretChange,
  createVault,
  type SealedPlace,
  type SecretChange,
} from '../kit/secrets/index.ts';
import type { Config } from './config.ts';
import { features } from './features.ts';

/** Everything that is kept sealed. */
export const sealedPlaces = (db: Database): SealedPlace[] => [
  sealedKeys(db),
  sealedMails(db),
  ...features.flatMap(({ sealed }) => sealed?.(db) ?? []),
];

interface SecretsParts {
  readonly config: Pick<Config, 'secret' | 'previousSecret' | 'now'>;
  readonly db: Database;
  readonly log: Logger;
  readonly account: Pick<AccountHost, 'countSessions'>;
}

/** The secret, and what has to move when another takes its place. */
export const connectSecrets = ({ config, db, log, account }: SecretsParts): SecretChange =>
  createSecretChange({
    db,
    log,
    now: config.now,
    vault: createVault(config.secret, config.previousSecret),
    places: sealedPlaces(db),
    countSessions: account.countSessions,
  });
