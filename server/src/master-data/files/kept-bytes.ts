import { buffer } from 'node:stream/consumers';
import { AppError } from '@tresen/domain/errors';
import type { FileStore } from '../../kit/files/index.ts';

/** The bytes of a kept upload. @throws {AppError} NOT_FOUND when it was thrown away */
export const keptBytes = async (files: FileStore, path: string): Promise<Uint8Array> => {
  const stored = await files.read(path);
  if (!stored) throw new AppError('NOT_FOUND', { what: 'import' });
  return buffer(stored.bytes);
};
