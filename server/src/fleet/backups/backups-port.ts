import type { Database } from '../../kit/db/pools.ts';
import type { FileKeys, FileStore } from '../../kit/files/index.ts';
import type { Passages, Pieces } from '../../kit/passages/index.ts';
import type { Vault } from '../../kit/secrets/index.ts';

/** What backups of registers need of the rest of the server. */
export interface BackupsPort {
  readonly db: Database;
  readonly files: Pick<FileStore, 'read' | 'writeStream' | 'remove' | 'list'>;
  readonly pieces: Pieces;
  readonly beginPassage: Passages;
  readonly fileKeys: Pick<FileKeys, 'ofTenant'>;
  readonly vault: Pick<Vault, 'keyedHash' | 'keyedHashes'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onError: (error: unknown, requestId?: string) => void;
}
