export interface PeerListeners {
  readonly onGone: (id: string) => void;
  /** The process is new to us, or has told something that did not arrive. */
  readonly onGap: (id: string) => void;
}

interface Peer {
  /** The number of the last packet that arrived. */
  number: number;
  /** By the monotonic clock, in milliseconds. */
  heardAt: number;
}

/** The other processes, as far as they are heard. */
export class Peers {
  readonly #silentMs: number;
  readonly #listeners: PeerListeners;
  readonly #peers = new Map<string, Peer>();

  /** @param silentMs after so long without a word a process counts as gone */
  constructor(silentMs: number, listeners: PeerListeners) {
    this.#silentMs = silentMs;
    this.#listeners = listeners;
  }

  /** Takes note of a packet before what is in it is told. */
  note(id: string, number: number): void {
    const known = this.#peers.get(id);
    const isGap = known?.number !== number - 1;
    this.#peers.set(id, { number, heardAt: performance.now() });
    if (isGap) this.#listeners.onGap(id);
  }

  leave(id: string): void {
    if (this.#peers.delete(id)) this.#listeners.onGone(id);
  }

  /** Those that are silent for too long are gone. */
  sweep(): void {
    const oldest = performance.now() - this.#silentMs;
    for (const [id, { heardAt }] of this.#peers) if (heardAt < oldest) this.leave(id);
  }

  /** Nobody could be heard for a while: that says nothing of them. */
  pardon(): void {
    for (const peer of this.#peers.values()) peer.heardAt = performance.now();
  }
}
