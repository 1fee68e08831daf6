import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './server-process.ts';

/** A file of the folder with published data (`TRESEN_DATA`, else `../shared/data`), or undefined without it. */
export const dataFile = (name: string): string | undefined => {
  const file = join(process.env.TRESEN_DATA ?? resolve(root, '../shared/data'), name);
  return existsSync(file) ? file : undefined;
};
