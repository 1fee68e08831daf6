import type { Database } from '../../kit/db/pools.ts';
import type { TenantFiles } from '../../kit/files/index.ts';
import type { Jobs } from '../../kit/jobs/index.ts';

/** What archives of security devices need of the rest of the server. */
export interface ArchivesPort {
  readonly db: Database;
  readonly files: Pick<TenantFiles, 'read' | 'writeStream' | 'remove'>;
  readonly jobs: Pick<Jobs, 'add'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
