/**
 * How the server processes of one installation tell each other what happened. What is told may be lost with the line, so
 * it is never more than news: what must not be lost is in the database.
 */
export interface Backplane {
  /** Of this process, as the others know it. */
  readonly id: string;
  /** Whether there may be others at all. */
  readonly isShared: boolean;
  /** Whether what is told now is likely to arrive. */
  readonly isUp: boolean;
  /** Tells all others, soon and in order. */
  tell(topic: string, news: unknown): void;
  /** Tells one other, after all that was told to everybody before. */
  tellOne(id: string, topic: string, news: unknown): void;
  /** @param listener also given who tells it; never called for what this process tells */
  hear<News>(topic: string, listener: (news: News, from: string) => void): void;
  /** Another process knows nothing of this one, or has missed something of it: what lasts is to be told to it anew. */
  onAsked(listener: (id: string) => void): void;
  /** Another process has ended, or fell silent. */
  onGone(listener: (id: string) => void): void;
  /** News of others may have been missed; called again and again while the line is cut. */
  onMissed(listener: () => void): void;
  /** Says goodbye. */
  close(): Promise<void>;
}
