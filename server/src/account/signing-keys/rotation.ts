/** When keys change places, in milliseconds. */
export const keyTimes = {
  /** How long a key signs. */
  signsFor: 30 * 86_400_000,
  /** How long it is published before it signs: longer than anybody keeps a key set. */
  publishedBefore: 86_400_000,
  /** How long a retired key verifies: every token it signed has ended, those of a process that was late, too. */
  verifiesFor: 30 * 60_000,
} as const;

interface KeyPlan {
  readonly signsFrom: Date;
  readonly retiredAt: Date | null;
}

/** What is to be done about the keys now: nothing, to make the next one, or to use one earlier than was planned. */
export type KeyStep =
  | { readonly kind: 'none' }
  | { readonly kind: 'make'; readonly signsFrom: Date }
  | { readonly kind: 'bringForward'; readonly planned: Date; readonly signsFrom: Date };

/** True while the key is the one to sign. */
export const isSigning = ({ signsFrom, retiredAt }: KeyPlan, now: number): boolean =>
  signsFrom.getTime() <= now && (retiredAt === null || retiredAt.getTime() > now);

/**
 * The next step of the rotation. It follows from the stored times alone, so whoever looks, and however often, comes to
 * the same; a server that stood still for a year makes one key, not twelve. A key that is planned further ahead than
 * any is, was planned while the clock was wrong: it takes its turn in the usual time.
 */
export const nextKeyStep = (keys: readonly KeyPlan[], now: number): KeyStep => {
  const signsFrom = new Date(now + keyTimes.publishedBefore);
  const planned = keys.filter((key) => key.signsFrom.getTime() > now);
  const tooFar = planned.filter((key) => key.signsFrom > signsFrom).map((key) => key.signsFrom.getTime());
  if (tooFar.length > 0) return { kind: 'bringForward', planned: new Date(Math.min(...tooFar)), signsFrom };
  if (planned.length > 0) return { kind: 'none' };
  const newest = Math.max(...keys.map((key) => key.signsFrom.getTime()));
  const isDue = now - newest >= keyTimes.signsFor - keyTimes.publishedBefore;
  return isDue ? { kind: 'make', signsFrom } : { kind: 'none' };
};
