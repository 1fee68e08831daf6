import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Where a benchmark keeps its data; git does not see it. */
export const dataFolder = (name: string): string => join(root, '.cache', 'bench', name);
