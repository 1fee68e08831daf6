import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The operating system's account that PostgreSQL runs under; undefined where it is simply our own. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** The user that is made for it alone, and the one that is there on every machine. */
const ownUser = 'tresen';
const sharedUser = 'nobody';

/**
 * Whom root hands PostgreSQL to: the owner of a cluster that is there already, else a user of its own, else `nobody`.
 * @param users as /etc/passwd lists them
 * @throws when there is none; the message says what to do
 */
export const chooseAccount = (users: string, owner: Account | undefined): Account => {
  const chosen = owner && owner.uid !== 0 ? owner : (userOf(users, ownUser) ?? userOf(users, sharedUser));
  if (chosen) return { uid: chosen.uid, gid: chosen.gid };
  throw new Error(
    `PostgreSQL cannot run as root and there is no user "${sharedUser}": make one for it (useradd --system ${ownUser}), or start Tresen as a normal user`,
  );
};

/** What root has to know when PostgreSQL runs as somebody whom other services may share; undefined when it does not. */
export const wordOnAccount = (
  users: string,
  account: Account | undefined,
  cluster: string,
): string | undefined =>
  account && account.uid === userOf(users, sharedUser)?.uid
    ? `PostgreSQL runs as the user "${sharedUser}", whom other services may share and who could then read its files. ` +
      `Start Tresen as a normal user, or give PostgreSQL one of its own: stop Tresen, useradd --system ${ownUser}, chown -R ${ownUser}: ${cluster}`
    : undefined;

/** The same of this machine. */
export const wordOnThisAccount = (account: Account | undefined, cluster: string): string | undefined =>
  account && wordOnAccount(readUsers(), account, cluster);

/**
 * PostgreSQL refuses to run as root, and initdb refuses a uid without an entry in /etc/passwd. So root hands it to
 * another user, see `chooseAccount`.
 * @param cluster folder of the cluster, which need not exist yet
 */
export const accountFor = (cluster: string): Account | undefined =>
  isRoot() ? chooseAccount(readUsers(), statSync(cluster, { throwIfNoEntry: false })) : undefined;

/** Whether the account may enter every folder above `path` and read and execute `path` itself. */
export const canReach = (path: string, account: Account | undefined): boolean => {
  if (!account) return true;
  if (!allows(path, account, 5)) return false;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!allows(folder, account, 1)) return false;
    if (folder === dirname(folder)) return true;
  }
};

function userOf(users: string, name: string): Account | undefined {
  const line = users.split('\n').find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}

function readUsers(): string {
  return readFileSync('/etc/passwd', 'utf8');
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function allows(path: string, account: Account, bits: number): boolean {
  const { uid, gid, mode } = statSync(path);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & bits) === bits;
}
