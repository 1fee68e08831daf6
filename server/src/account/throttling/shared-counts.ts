import type { Backplane } from '../../kit/backplane/index.ts';
import type { Vault } from '../../kit/secrets/index.ts';

/** What one throttle counts, told to the same throttle of the other processes. */
export interface CountsLine {
  /** The key as it is counted and told: nobody at the line reads an address or a password in it. */
  tagOf(key: string): string;
  tell(tag: string, weight: number): void;
  hear(listener: (tag: string, weight: number) => void): void;
}

/** The line of a throttle, by its name; undefined where there is one process. */
export type ShareCounts = (name: string) => CountsLine | undefined;

const topic = 'account.counts';
type Told = readonly [name: string, tag: string, weight: number];

/**
 * Every process counts what happens at any. Nobody waits for it: while the line is cut each goes on by what it knows, and
 * what is under way in the same few milliseconds may pass once more.
 */
export const createShareCounts = (backplane: Backplane, vault: Vault): ShareCounts => {
  if (!backplane.isShared) return () => undefined;
  const listeners = new Map<string, ((tag: string, weight: number) => void)[]>();
  backplane.hear<Told>(topic, ([name, tag, weight]) => {
    for (const listener of listeners.get(name) ?? []) listener(tag, weight);
  });
  return (name) => ({
    tagOf: (key) => vault.keyedHash(topic, Buffer.from(key)).toString('base64url').slice(0, 22),
    tell: (tag, weight) => backplane.tell(topic, [name, tag, weight] satisfies Told),
    hear: (listener) => void listeners.set(name, [...(listeners.get(name) ?? []), listener]),
  });
};
