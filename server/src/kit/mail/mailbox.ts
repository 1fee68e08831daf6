import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { closeToOthers } from '../files/index.ts';
import { newId } from '../ids/index.ts';
import type { Mail } from './mail.ts';

/** A mail that was caught instead of sent. */
export interface KeptMail extends Mail {
  /** Sorts by the time of this machine, whatever the application takes for now. */
  readonly id: string;
  /** When it was caught, UTC. */
  readonly at: string;
}

/** Where the mails of a development installation go: files, newest first, the oldest thrown away. */
export interface Mailbox {
  keep(mail: Mail, at: Date): Promise<void>;
  list(): Promise<KeptMail[]>;
}

const maxMails = 200;
/** Mails after which the oldest are thrown away: to look through the folder takes longer than to write one. */
const tidyEvery = 20;
const fileName = /^[0-9a-f-]{36}\.json$/;

let lastMoment = 0;

/** @param folder made when the first mail comes; one that others may read is closed */
export const createMailbox = (folder: string): Mailbox => {
  closeToOthers(folder);
  return mailboxIn(folder);
};

function mailboxIn(folder: string): Mailbox {
  let kept = 0;
  const tidy = async (): Promise<void> => {
    const old = (await filesOf(folder)).slice(0, -maxMails);
    await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
  };
  return {
    keep: async (mail, at) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const id = newId(nextMoment());
      const caught: KeptMail = { id, at: at.toISOString(), ...mail };
      const half = join(folder, `${id}.half`);
      await writeFile(half, JSON.stringify(caught, undefined, 2), { mode: 0o600 });
      await rename(half, join(folder, `${id}.json`));
      if (kept % tidyEvery === 0) await tidy();
      kept += 1;
    },
    list: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const names = (await filesOf(folder)).slice(-maxMails);
      return (await Promise.all(names.reverse().map((name) => readKept(join(folder, name))))).flat();
    },
  };
}

/** Never the same twice, so that mails of one moment keep their order. */
function nextMoment(): number {
  lastMoment = Math.max(lastMoment + 1, Date.now());
  return lastMoment;
}

/** Our own files, oldest first: their names begin with the time. */
async function filesOf(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => fileName.test(name)).sort();
}

async function readKept(path: string): Promise<KeptMail[]> {
  try {
    return [JSON.parse(await readFile(path, 'utf8')) as KeptMail];
  } catch (error) {
    // Another process of the installation threw it away in between.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
