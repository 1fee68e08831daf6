import type { TenantFiles } from '../../kit/files/index.ts';
import type { Jobs } from '../../kit/jobs/index.ts';
import type { ReadSheet } from '../../kit/sheets/index.ts';
import type { ScratchFiles } from '../../kit/uploads/index.ts';
import type { RunPort } from '../change-sets/index.ts';

/** What asking for imports needs of others. */
export interface ImportsPort {
  readonly files: TenantFiles;
  readonly readSheet: ReadSheet;
  readonly jobs: Pick<Jobs, 'add'>;
}

/** What doing them needs, and exports. */
export interface FilesPort extends ImportsPort {
  readonly sets: RunPort;
  readonly scratch: ScratchFiles;
}

/** Where the file of an import is kept. */
export const importFile = (tenantId: string, importId: string): string => `imports/${tenantId}/${importId}`;
