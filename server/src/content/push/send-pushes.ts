import type { AccessPolicy } from '@tresen/domain/account/access';
import { alertsToSend } from '@tresen/domain/content/alert-mails';
import { visibleAlertKinds } from '@tresen/domain/content/notifications';
import { type Database, inSystem } from '../../kit/db/pools.ts';
import type { Host } from '../../kit/features/index.ts';
import type { JobHandler } from '../../kit/jobs/index.ts';
import type { Vault } from '../../kit/secrets/index.ts';
import { pushKeys } from './push-keys.ts';
import { pushMessage } from './push-message.ts';
import { claimPushes, forgetDevice, giveBack, type PushReader, pushReaders } from './pushed-alerts.store.ts';
import { encryptPush, type PushKeys, pushAuthorization } from './web-push.ts';

/** What the rest of the server gives. */
export interface PushPort {
  readonly vault: Vault;
  /** Asks push services. */
  readonly fetch: typeof fetch;
}

export type PushDeps = Pick<Host, 'db' | 'now' | 'publicUrl' | 'onError'> & PushPort;

/** Of the push service: a device that is off has it until then. */
const keptSeconds = 86_400;
const patienceMs = 10_000;

/** A round ends before the next one begins: two at once would keep everything else waiting. */
const roundMs = 40_000;

/**
 * Sends people's devices the alerts that they chose, once a minute: all that may go now in one message, by the rules of
 * the mails. An alert is taken before it is sent, so each goes out once; what a push service does not take now is given
 * back, and a device that it no longer knows is forgotten. A service that does not answer is left alone until the next
 * round, and who is left by the end of one comes with the next.
 */
export const createAlertPushing =
  (deps: PushDeps, policy: AccessPolicy): JobHandler =>
  async (_payload, signal) => {
    const at = new Date(deps.now());
    const readers = await inSystem(deps.db, (tx) => pushReaders(tx, at));
    if (readers.length === 0) return;
    const keys = await pushKeys(deps.db, deps.vault, at);
    const begun = performance.now();
    const away = new Set<string>();
    for (const reader of readers) {
      if (signal.aborted || performance.now() - begun > roundMs) return;
      const service = new URL(reader.endpoint).origin;
      if (away.has(service)) continue;
      const outcome = await tell(deps, policy, keys, reader).catch(deps.onError);
      if (outcome === 'away') away.add(service);
    }
  };

async function tell(
  deps: PushDeps,
  policy: AccessPolicy,
  keys: PushKeys,
  reader: PushReader,
): Promise<Outcome | undefined> {
  const { settings, zone, role, language } = reader;
  const seen = visibleAlertKinds(role, policy);
  const wanted = alertsToSend(settings, deps.now(), zone).map(({ kinds, until }) => ({
    kinds: kinds.filter((kind) => seen.includes(kind)),
    until,
  }));
  if (wanted.every(({ kinds }) => kinds.length === 0)) return undefined;
  const alerts = await inSystem(deps.db, (tx) => claimPushes(tx, reader, wanted));
  if (alerts.length === 0) return undefined;
  const outcome = await send(deps, keys, reader, JSON.stringify(pushMessage(alerts, language)));
  if (outcome === 'gone') await inSystem(deps.db, (tx) => forgetDevice(tx, reader));
  if (outcome === 'refused')
    deps.onError(new Error(`a push service refuses a message: ${new URL(reader.endpoint).host}`));
  if (outcome === 'later' || outcome === 'away')
    await inSystem(deps.db, (tx) => giveBack(tx, reader, alerts));
  return outcome;
}

/** What became of a message: `refused` for one that no second try would bring there, `away` when nobody answered. */
type Outcome = 'sent' | 'gone' | 'refused' | 'later' | 'away';

/** Of the 4xx these ask for another try: it took too long, too early, too many. */
const triedAgain = [408, 425, 429];

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'sent';
  // 403: the subscription is of other keys than ours, and will never be of these.
  if ([403, 404, 410].includes(status)) return 'gone';
  return status >= 400 && status < 500 && !triedAgain.includes(status) ? 'refused' : 'later';
}

async function send(
  { fetch: ask, publicUrl, now }: PushDeps,
  keys: PushKeys,
  device: PushReader,
  text: string,
): Promise<Outcome> {
  const request: RequestInit = {
    method: 'POST',
    redirect: 'manual',
    headers: {
      authorization: await pushAuthorization(device.endpoint, keys, publicUrl, now()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(keptSeconds),
    },
    body: new Uint8Array(encryptPush(text, device)),
  };
  try {
    const answer = await ask(device.endpoint, { ...request, signal: AbortSignal.timeout(patienceMs) });
    await answer.body?.cancel();
    return outcomeOf(answer.status);
  } catch {
    return 'away';
  }
}

/** What the page needs to subscribe. */
export const publicPushKey = async (db: Database, vault: Vault, now: number): Promise<string> =>
  (await pushKeys(db, vault, new Date(now))).publicKey;
