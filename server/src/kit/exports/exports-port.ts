import type { AccessPolicy } from '@tresen/domain/account/access';
import type { ExportFormat } from '@tresen/domain/kit/exports';
import type { Database } from '../db/pools.ts';
import type { TenantFiles } from '../files/index.ts';
import type { Jobs } from '../jobs/index.ts';
import type { ExportSource } from './export-source.ts';

/** What exports need of the server. */
export interface ExportsPort {
  readonly db: Database;
  readonly files: Pick<TenantFiles, 'read' | 'writeStream' | 'remove'>;
  readonly jobs: Pick<Jobs, 'add'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly policy: AccessPolicy;
  readonly sources: readonly ExportSource[];
  /** Told of what failed and is no full disk: a fault of ours. */
  readonly onError: (error: unknown) => void;
}

/** The exports of a tenant look different: how far they are, or which there are. */
export const tellExports = ({ events }: Pick<Database, 'events'>, tenantId: string): void =>
  events.tell({ topic: 'exports', tenantId, unitId: null });

/** Where the file lies. */
export const fileOfExport = (tenantId: string, id: string, format: ExportFormat): string =>
  `exports/${tenantId}/${id}.${format}`;
