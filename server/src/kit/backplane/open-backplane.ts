import { randomBytes } from 'node:crypto';
import type { Backplane } from './backplane.ts';
import { Peers } from './peers.ts';
import { openRedisLine, type RedisLine } from './redis-line.ts';

export interface BackplaneOptions {
  readonly url: string;
  /** Names the installation: several may share one Redis. */
  readonly installation: string;
  readonly onError: (error: Error) => void;
  /** The line works again, after problems that `onError` was told of. */
  readonly onBack?: () => void;
  /** Shorter times, for tests. Milliseconds. */
  readonly times?: Partial<BackplaneTimes>;
}

interface BackplaneTimes {
  /** A sign of life goes out, and is looked for, this often. */
  readonly beatEveryMs: number;
  /** Without our own sign of life for so long the line counts as cut. */
  readonly cutAfterMs: number;
  /** Without one of theirs for so long others count as gone. */
  readonly goneAfterMs: number;
  /** Another process that has not answered is asked again after so long. */
  readonly askAgainMs: number;
  /** While the line is cut those who keep something are told so this often. */
  readonly missedEveryMs: number;
}

const defaultTimes: BackplaneTimes = {
  beatEveryMs: 1_000,
  cutAfterMs: 3_000,
  goneAfterMs: 6_000,
  askAgainMs: 3_000,
  missedEveryMs: 10_000,
};

/** News to the same receiver go out together, all of one turn of the thread, until they have so many characters. */
const fullPacket = 64 * 1024;

type News = readonly [topic: string, news: unknown];
interface Packet {
  /** Who tells it. */
  readonly from: string;
  /** Counts the packets to everybody; absent in one for a single process. */
  readonly number?: number;
  readonly news: readonly News[];
}

/** The receiver that is every process. */
const everybody = 'all';

/** Topics of its own. */
const ask = 'backplane.ask';
const answer = 'backplane.answer';
const leaves = 'backplane.leaves';

/** Several processes, which tell each other over Redis. Serves also while there is no Redis. */
export const openBackplane = async (options: BackplaneOptions): Promise<Backplane> => {
  const backplane = new RedisBackplane(options);
  await backplane.open();
  return backplane;
};

class RedisBackplane implements Backplane {
  readonly id = randomBytes(9).toString('base64url');
  readonly isShared = true;
  readonly #options: BackplaneOptions;
  readonly #times: BackplaneTimes;
  readonly #peers: Peers;
  /** How each packet of this process begins: what comes back from Redis need not be read to know it. */
  readonly #ownBeginning = JSON.stringify({ from: this.id }).slice(0, -1);
  readonly #listeners = new Map<string, ((news: never, from: string) => void)[]>();
  readonly #onAsked: ((id: string) => void)[] = [];
  readonly #onGone: ((id: string) => void)[] = [];
  readonly #onMissed: (() => void)[] = [];
  #line: RedisLine | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** As JSON, each. */
  #gathered: string[] = [];
  #gatheredLength = 0;
  /** Who gets what is gathered: everybody, or one process. */
  #gatheredFor = everybody;
  #isScheduled = false;
  #number = 0;
  #ownHeardAt = Number.NEGATIVE_INFINITY;
  #missedToldAt = performance.now();
  #wasUp = false;
  readonly #openedAt = performance.now();
  #silentBeats = 0;
  /** When the line had its last problem, until it works again. */
  #troubledAt: number | undefined;

  constructor(options: BackplaneOptions) {
    this.#options = options;
    this.#times = { ...defaultTimes, ...options.times };
    const { goneAfterMs, askAgainMs } = this.#times;
    this.#peers = new Peers(
      { silentMs: goneAfterMs, askAgainMs },
      {
        onGone: (id) => this.#call(this.#onGone, id),
        onGap: () => this.#tellMissed(),
        onAsk: (id, question) => this.tellOne(id, ask, question),
      },
    );
  }

  get isUp(): boolean {
    return performance.now() - this.#ownHeardAt < this.#times.cutAfterMs;
  }

  async open(): Promise<void> {
    const { url } = this.#options;
    const onError = (error: Error): void => this.#tellTrouble(error);
    const take = (text: string): void => this.#take(text);
    const channels = { [this.#channel(everybody)]: take, [this.#channel(this.id)]: take };
    this.#line = await openRedisLine({ url, channels, onError });
    this.#timer = setInterval(() => this.#beat(), this.#times.beatEveryMs).unref();
  }

  tell(topic: string, news: unknown): void {
    this.#gather(everybody, topic, news);
  }

  tellOne(id: string, topic: string, news: unknown): void {
    this.#gather(id, topic, news);
  }

  hear<Told>(topic: string, listener: (news: Told, from: string) => void): void {
    this.#listeners.set(topic, [...(this.#listeners.get(topic) ?? []), listener]);
  }

  onAsked(listener: (id: string) => void): void {
    this.#onAsked.push(listener);
  }

  onGone(listener: (id: string) => void): void {
    this.#onGone.push(listener);
  }

  onMissed(listener: () => void): void {
    this.#onMissed.push(listener);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.tell(leaves, null);
    this.#flush();
    await this.#line?.close();
  }

  /** What is for somebody else than the last goes out after it, so that all is told in order. */
  #gather(receiver: string, topic: string, news: unknown): void {
    if (receiver !== this.#gatheredFor) this.#flush();
    this.#gatheredFor = receiver;
    const text = JSON.stringify([topic, news] satisfies News);
    this.#gathered.push(text);
    this.#gatheredLength += text.length;
    if (this.#gatheredLength >= fullPacket) this.#flush();
    else if (!this.#isScheduled) {
      this.#isScheduled = true;
      setImmediate(() => {
        this.#isScheduled = false;
        this.#flush();
      });
    }
  }

  #flush(): void {
    if (this.#gathered.length > 0) this.#publish(this.#gatheredFor);
  }

  /** Sends what is gathered, as a `Packet`. */
  #publish(receiver: string): void {
    let head = this.#ownBeginning;
    if (receiver === everybody) {
      this.#number += 1;
      head += `,"number":${this.#number}`;
    }
    this.#line?.publish(this.#channel(receiver), `${head},"news":[${this.#gathered.join()}]}`);
    this.#gathered = [];
    this.#gatheredLength = 0;
  }

  #channel(name: string): string {
    return `tresen:${this.#options.installation}:${name}`;
  }

  #beat(): void {
    this.#flush();
    this.#publish(everybody);
    const isBack = this.isUp && !this.#wasUp;
    this.#wasUp = this.isUp;
    if (isBack) this.#peers.pardon();
    else if (this.isUp) this.#peers.sweep();
    if (this.isUp) this.#peers.remind();
    const isMissing = !this.isUp && performance.now() - this.#missedToldAt > this.#times.missedEveryMs;
    if (isBack || isMissing) this.#tellMissed();
    this.#tellLine();
  }

  /** A Redis that stands still breaks no connection: only that nothing comes back shows it. */
  #tellLine(): void {
    const { beatEveryMs, cutAfterMs } = this.#times;
    const isNew = performance.now() - this.#openedAt < cutAfterMs;
    // Once only says that this process stood still itself, and has not read yet what waits for it.
    this.#silentBeats = this.isUp || isNew ? 0 : this.#silentBeats + 1;
    if (this.#silentBeats > 1) this.#tellTrouble(new Error('nothing comes back from Redis'));
    // What comes back sooner may have been sent before.
    else if (this.#ownHeardAt > (this.#troubledAt ?? Number.POSITIVE_INFINITY) + beatEveryMs) {
      this.#troubledAt = undefined;
      this.#options.onBack?.();
    }
  }

  #tellTrouble(error: Error): void {
    this.#troubledAt = performance.now();
    this.#options.onError(error);
  }

  #tellMissed(): void {
    this.#missedToldAt = performance.now();
    this.#call(this.#onMissed, undefined);
  }

  #take(text: string): void {
    if (text.startsWith(this.#ownBeginning)) {
      this.#ownHeardAt = performance.now();
      return;
    }
    const packet = readPacket(text);
    if (!packet) return;
    const { from, number, news } = packet;
    if (number !== undefined) this.#peers.note(from, number);
    for (const [topic, told] of news) this.#hear(from, topic, told);
  }

  #hear(from: string, topic: string, told: unknown): void {
    if (topic === ask) {
      this.#call(this.#onAsked, from);
      this.tellOne(from, answer, told);
    } else if (topic === answer) this.#peers.answered(from, told);
    else if (topic === leaves) this.#peers.leave(from);
    else
      this.#call(
        (this.#listeners.get(topic) ?? []).map((listener) => (news) => listener(news, from)),
        told as never,
      );
  }

  /** What one listener throws is nobody else's concern. */
  #call<Told>(listeners: readonly ((told: Told) => void)[], told: Told): void {
    for (const listener of listeners) {
      try {
        listener(told);
      } catch (error) {
        this.#options.onError(error instanceof Error ? error : new Error(String(error)));
      }
    }
  }
}

/** Undefined for what nobody of us wrote. */
function readPacket(text: string): Packet | undefined {
  try {
    const packet = JSON.parse(text) as Partial<Packet> | null;
    return typeof packet?.from === 'string' && Array.isArray(packet.news) ? (packet as Packet) : undefined;
  } catch {
    return undefined;
  }
}
