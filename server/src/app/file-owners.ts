import { type Database, inSystem } from '../kit/db/pools.ts';
import { ownerOfNamed } from './file-owners.store.ts';

/** Their paths name the tenant. */
const ofTenants = /^(?:imports|exports|tse-archives)\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\//;

/** Whose file it is by its path. Backups are encrypted by themselves, and what nothing names any more goes by itself. */
export const ownerOfFile =
  (db: Database) =>
  async (path: string): Promise<string | undefined> => {
    const named = ofTenants.exec(path)?.[1];
    if (named !== undefined) return named;
    const [folder = '', name = ''] = path.split('/');
    return inSystem(db, (tx) => ownerOfNamed(tx, folder, name));
  };
