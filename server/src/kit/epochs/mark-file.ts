import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';

const markSchema = z.object({ installation: z.uuid(), epoch: z.uuid(), beats: z.int() });

/** The latest state of a database that somebody has seen. */
export type Mark = z.infer<typeof markSchema>;

/** Undefined where there is none, or none that can be read: then it tells nothing. */
export const readMark = (path: string): Mark | undefined => {
  try {
    const read = markSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
};

/** Written whole or not at all. */
export const writeMark = (path: string, mark: Mark): void => {
  const half = `${path}.${process.pid}`;
  try {
    writeFileSync(half, `${JSON.stringify(mark)}\n`, { mode: 0o600 });
    renameSync(half, path);
  } finally {
    rmSync(half, { force: true });
  }
};

/**
 * Tells a file from a copy of it: by when it came into being, since a copy that is put in its place often gets its number.
 * File systems that do not know that moment give that of the last change; there it is the number.
 */
export const identityOfFile = (path: string): string => {
  const { birthtimeNs, ctimeNs, ino } = statSync(path, { bigint: true });
  return birthtimeNs > 0n && birthtimeNs !== ctimeNs ? `born ${birthtimeNs}` : `number ${ino}`;
};
