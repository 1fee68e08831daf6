import { AppError } from '@tresen/domain/kit/errors';
import type { TenantFiles } from '../../kit/files/index.ts';
import type { StoredSheet } from '../../kit/sheets/index.ts';

/** A kept upload, opened when it is read. Opening it throws NOT_FOUND when it was thrown away. */
export const keptSheet = (files: Pick<TenantFiles, 'read'>, path: string): StoredSheet => ({
  open: async () => {
    const stored = await files.read(path);
    if (!stored) throw new AppError('NOT_FOUND', { what: 'import' });
    return stored;
  },
});
