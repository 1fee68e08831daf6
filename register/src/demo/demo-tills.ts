import { connectRegister, type OnlineRegister } from '../online/index.ts';
import { openSession, type RetryOptions } from '../protocol/index.ts';
import { pushOutbox } from '../push/index.ts';
import { keepSelling } from '../simulate/index.ts';
import { historyOf, recipeOf } from './demo-history.ts';
import type { LinkedDemoRegister } from './link-demo.ts';

/** A register of the demo that can send what waits in its outbox. */
export type DemoTill = LinkedDemoRegister &
  Readonly<{
    push(): Promise<unknown>;
    /** Its line, when it is online. */
    online?: OnlineRegister;
  }>;

/** Looks into the outbox and for edits so often, in milliseconds; sales come every quarter of a minute at most. */
const outboxInterval = 2_000;

/** The register without a line. */
export function quietTill(linked: LinkedDemoRegister, retry: RetryOptions): DemoTill {
  const session = openSession(linked.store);
  return { ...linked, push: () => pushOutbox(linked.store, session, { ...retry, inFlight: 1 }) };
}

/** The register online. One that is lost stays away; so does one that somebody unlinks. */
export async function liveTill(linked: LinkedDemoRegister, retry: RetryOptions): Promise<DemoTill> {
  if (linked.register.isLost) return quietTill(linked, retry);
  const online = await connectRegister(linked.store, { signal: retry.signal, outboxInterval });
  return { ...linked, online, push: online.push };
}

/** Sells as time goes by, until the signal or until somebody unlinks it. */
export async function sellOn(
  { register, store, online }: DemoTill,
  { signal, clock }: Readonly<{ signal: AbortSignal; clock: () => number }>,
): Promise<void> {
  if (online === undefined) return;
  const shop = new AbortController();
  const recipe = recipeOf(register, store, historyOf(register, store, { now: clock() }));
  const selling = keepSelling(store, recipe, { signal: AbortSignal.any([signal, shop.signal]), clock });
  await online.closed.finally(() => shop.abort());
  await selling;
}
