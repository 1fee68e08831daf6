import { setTimeout as delay } from 'node:timers/promises';
import type { createClient } from '@redis/client';

/** Channels over Redis: what is published on one reaches whoever listens to it now. */
export interface RedisLine {
  publish(channel: string, text: string): void;
  close(): Promise<void>;
}

export interface RedisLineOptions {
  readonly url: string;
  /** Channels that are listened to, each with its listener. */
  readonly channels: Readonly<Record<string, (text: string) => void>>;
  readonly onError: (error: Error) => void;
}

type Client = ReturnType<typeof createClient>;

/** What waits for a Redis that is slow, in messages; more is lost, which those who hear notice by its number. */
const maxWaiting = 10_000;
const longestPauseMs = 2_000;
const connectTimeoutMs = 5_000;
/** Noticed sooner than a line that was cut without a word. */
const pingEveryMs = 2_000;
const longestCloseMs = 1_000;

/**
 * Connects twice, since a connection that listens does nothing else, and goes on connecting for ever. Resolves at once: a
 * server without its Redis serves.
 */
export const openRedisLine = async ({ url, channels, onError }: RedisLineOptions): Promise<RedisLine> => {
  const { createClient: create } = await import('@redis/client');
  const publisher: Client = create({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: maxWaiting,
    pingInterval: pingEveryMs,
    socket: {
      connectTimeout: connectTimeoutMs,
      reconnectStrategy: (tries) =>
        Math.min(longestPauseMs, 50 * 2 ** Math.min(tries, 10)) + Math.random() * 100,
    },
  });
  const subscriber = publisher.duplicate({ disableOfflineQueue: false });
  for (const client of [publisher, subscriber]) {
    client.on('error', onError);
    client.connect().catch(onError);
  }
  for (const [channel, listener] of Object.entries(channels))
    subscriber.subscribe(channel, listener).catch(onError);
  return {
    publish: (channel, text) => void publisher.publish(channel, text).catch(() => undefined),
    close: async () => {
      // A Redis that is away would be waited for until it is back.
      const flushed = publisher.close().catch(() => undefined);
      await Promise.race([flushed, delay(longestCloseMs, undefined, { ref: false })]);
      for (const client of [publisher, subscriber]) if (client.isOpen) client.destroy();
    },
  };
};
