export interface PeerListeners {
  readonly onGone: (id: string) => void;
  /** The process is new to us, or has told something that did not arrive. */
  readonly onGap: (id: string) => void;
  /** What lasts is to be asked for, once more while there is no answer. */
  readonly onAsk: (id: string, question: number) => void;
}

export interface PeerTimes {
  /** After so long without a word a process counts as gone. Milliseconds. */
  readonly silentMs: number;
  /** A question, or its answer, may be lost: after so long it is asked again. Milliseconds. */
  readonly askAgainMs: number;
}

interface Peer {
  /** The number of the last packet that arrived. */
  number: number;
  /** By the monotonic clock, in milliseconds. */
  heardAt: number;
  /** What it was asked last and has not answered. */
  asked?: { readonly question: number; readonly at: number } | undefined;
}

/** The other processes, as far as they are heard. */
export class Peers {
  readonly #times: PeerTimes;
  readonly #listeners: PeerListeners;
  readonly #peers = new Map<string, Peer>();
  #questions = 0;

  constructor(times: PeerTimes, listeners: PeerListeners) {
    this.#times = times;
    this.#listeners = listeners;
  }

  /** Takes note of a packet before what is in it is told. */
  note(id: string, number: number): void {
    const known = this.#peers.get(id);
    const isGap = known?.number !== number - 1;
    const peer: Peer = { number, heardAt: performance.now(), asked: known?.asked };
    this.#peers.set(id, peer);
    if (!isGap) return;
    this.#ask(id, peer);
    this.#listeners.onGap(id);
  }

  /** An answer to an earlier question may lack what was lost after it, and counts for nothing. */
  answered(id: string, question: unknown): void {
    const peer = this.#peers.get(id);
    if (peer && peer.asked?.question === question) peer.asked = undefined;
  }

  /** Whoever has not answered is asked again. */
  remind(): void {
    const latest = performance.now() - this.#times.askAgainMs;
    for (const [id, peer] of this.#peers) if (peer.asked && peer.asked.at < latest) this.#ask(id, peer);
  }

  #ask(id: string, peer: Peer): void {
    this.#questions += 1;
    peer.asked = { question: this.#questions, at: performance.now() };
    this.#listeners.onAsk(id, this.#questions);
  }

  leave(id: string): void {
    if (this.#peers.delete(id)) this.#listeners.onGone(id);
  }

  /** Those that are silent for too long are gone. */
  sweep(): void {
    const oldest = performance.now() - this.#times.silentMs;
    for (const [id, { heardAt }] of this.#peers) if (heardAt < oldest) this.leave(id);
  }

  /** Nobody could be heard for a while: that says nothing of them. */
  pardon(): void {
    for (const peer of this.#peers.values()) peer.heardAt = performance.now();
  }
}
