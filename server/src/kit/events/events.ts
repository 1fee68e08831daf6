import type { ChangedTopic } from '@tresen/domain/fleet/live';

/** What one feature tells all others, once it is committed. The list is closed: whoever hears one knows all. */
export type AppEvent =
  /** Something that open pages show is another now: of one branch, or of the whole company (`unitId` null). */
  | {
      readonly topic: ChangedTopic;
      readonly tenantId: string;
      readonly unitId: string | null;
      /** The registers there have something to take, too. */
      readonly forRegisters?: true;
    }
  /** A register is no longer what it was let in as: it was moved, put to rest or unlinked. */
  | { readonly topic: 'registerAltered'; readonly deviceId: string }
  /** A person has another role; their sessions go on. */
  | { readonly topic: 'roleAltered'; readonly userId: string }
  /** A session stands for another tenant than before. */
  | { readonly topic: 'sessionSwitched'; readonly sessionId: string };

type Listener = (event: AppEvent) => void;

/**
 * Who hears what was committed: in this process at once and in order, in others soon. What must not be lost is a job
 * instead.
 */
export interface Events {
  /** @returns the function that ends the listening */
  listen(listener: Listener): () => void;
  /** Tells what is committed already. Within a transaction it is `emit`. */
  tell(event: AppEvent): void;
  /** Tells what another process has told: those who listen here hear of it, and no other process. */
  tellHere(event: AppEvent): void;
  /** What is told from now on goes to the other processes, too. */
  forwardTo(forward: Listener): void;
}

/** @param onError is given what a listener throws: neither the others nor whoever tells have to do with it */
export const createEvents = (onError: (error: Error) => void): Events => {
  const listeners = new Set<Listener>();
  let forward: Listener | undefined;
  const tellHere = (event: AppEvent): void => {
    for (const listener of listeners) {
      try {
        listener(event);
      } catch (error) {
        onError(error instanceof Error ? error : new Error(String(error)));
      }
    }
  };
  return {
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (event) => {
      tellHere(event);
      forward?.(event);
    },
    tellHere,
    forwardTo: (to) => {
      forward = to;
    },
  };
};
