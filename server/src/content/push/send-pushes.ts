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

/**
 * Sends people's devices the alerts that they chose, once a minute: all that may go now in one message, by the rules of
 * the mails. An alert is taken before it is sent, so each goes out once; what a push service does not take now is given
 * back, and a device that it no longer knows is forgotten.
 */
export const createAlertPushing =
  (deps: PushDeps, policy: AccessPolicy): JobHandler =>
  async (_payload, signal) => {
    const at = new Date(deps.now());
    const readers = await inSystem(deps.db, (tx) => pushReaders(tx, at));
    if (readers.length === 0) return;
    const keys = await pushKeys(deps.db, deps.vault, at);
    for (const reader of readers) {
      if (signal.aborted) return;
      await tell(deps, policy, keys, reader).catch(deps.onError);
    }
  };

async function tell(deps: PushDeps, policy: AccessPolicy, keys: PushKeys, reader: PushReader): Promise<void> {
  const { settings, zone, role, language } = reader;
  const seen = visibleAlertKinds(role, policy);
  const wanted = alertsToSend(settings, deps.now(), zone).map(({ kinds, until }) => ({
    kinds: kinds.filter((kind) => seen.includes(kind)),
    until,
  }));
  if (wanted.every(({ kinds }) => kinds.length === 0)) return;
  const alerts = await inSystem(deps.db, (tx) => claimPushes(tx, reader, wanted, new Date(deps.now())));
  if (alerts.length === 0) return;
  const outcome = await send(deps, keys, reader, JSON.stringify(pushMessage(alerts, language)));
  if (outcome === 'gone') await inSystem(deps.db, (tx) => forgetDevice(tx, reader));
  if (outcome === 'later') await inSystem(deps.db, (tx) => giveBack(tx, reader, alerts));
}

async function send(
  { fetch: ask, publicUrl, now }: PushDeps,
  keys: PushKeys,
  device: PushReader,
  text: string,
): Promise<'sent' | 'gone' | 'later'> {
  try {
    const answer = await ask(device.endpoint, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
      headers: {
        authorization: await pushAuthorization(device.endpoint, keys, publicUrl, now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(keptSeconds),
      },
      body: new Uint8Array(encryptPush(text, device)),
    });
    await answer.body?.cancel();
    if (answer.ok) return 'sent';
    // 403: the subscription is of other keys than ours, and will never be of these.
    return [403, 404, 410].includes(answer.status) ? 'gone' : 'later';
  } catch {
    return 'later';
  }
}

/** What the page needs to subscribe. */
export const publicPushKey = async (db: Database, vault: Vault, now: number): Promise<string> =>
  (await pushKeys(db, vault, new Date(now))).publicKey;
