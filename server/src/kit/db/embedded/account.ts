import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The operating system's account that PostgreSQL runs under; undefined where it is simply our own. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const isRoot = (): boolean => process.getuid?.() === 0;

const nobody = (): Account => {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) {
    throw new Error(
      'PostgreSQL cannot run as root and there is no user "nobody": start Tresen as a normal user',
    );
  }
  return { uid: Number(uid), gid: Number(gid) };
};

/**
 * PostgreSQL refuses to run as root, and initdb refuses a uid without an entry in /etc/passwd. So root hands
 * it to `nobody`, or to whoever owns the cluster already, for example after a start as a normal user.
 * @param cluster folder of the cluster, which need not exist yet
 */
export const accountFor = (cluster: string): Account | undefined => {
  if (!isRoot()) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody();
};

const allows = (path: string, account: Account, bits: number): boolean => {
  const { uid, gid, mode } = statSync(path);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & bits) === bits;
};

/** Whether the account may enter every folder above `path` and read and execute `path` itself. */
export const canReach = (path: string, account: Account | undefined): boolean => {
  if (!account) return true;
  if (!allows(path, account, 5)) return false;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!allows(folder, account, 1)) return false;
    if (folder === dirname(folder)) return true;
  }
};
