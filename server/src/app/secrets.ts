import type { Logger } from 'pino';
import { type AccountHost, sealedKeys } from '../account/index.ts';
import { sealedPins } from '../fiscal/security-devices/index.ts';
import { sealedFileKeys } from '../fleet/backups/index.ts';
import type { Database } from '../kit/db/pools.ts';
import { sealedMails } from '../kit/mail/index.ts';
import {
  createSecretChange,
  createVault,
  type SealedPlace,
  type SecretChange,
} from '../kit/secrets/index.ts';
import { sealedDebitFiles } from '../shop/debits/index.ts';
import { sealedIbans } from '../shop/orders/index.ts';
import type { Config } from './config.ts';

/** Everything that is kept sealed. A place that is missing here opens no more once the secret has been changed. */
export const sealedPlaces = (db: Database): SealedPlace[] => [
  sealedKeys(db),
  sealedMails(db),
  sealedIbans(db),
  sealedDebitFiles(db),
  ...sealedPins(db),
  sealedFileKeys(db),
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
