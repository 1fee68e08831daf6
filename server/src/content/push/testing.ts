import { createDecipheriv, createECDH, createPublicKey, randomBytes } from 'node:crypto';
import type { PushDevice } from '@tresen/domain/content/push';
import { jwtVerify } from 'jose';
import { pushSecrets } from './web-push.ts';

/** A browser that has subscribed. */
export interface TestBrowser extends PushDevice {
  /** Opens a message as browsers do (RFC 8291). @throws for one that was encrypted for another */
  readonly open: (body: Buffer) => unknown;
}

export const subscribedBrowser = (endpoint: string): TestBrowser => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const authSecret = randomBytes(16);
  return {
    endpoint,
    publicKey: pair.getPublicKey('base64url'),
    authSecret: authSecret.toString('base64url'),
    open: (body) => {
      const salt = body.subarray(0, 16);
      const length = body.readUInt8(20);
      const sender = body.subarray(21, 21 + length);
      const sealed = body.subarray(21 + length);
      const shared = pair.computeSecret(sender);
      const { key, nonce } = pushSecrets(shared, {
        theirs: pair.getPublicKey(),
        ours: sender,
        salt,
        authSecret,
      });
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(plain.subarray(0, -1).toString());
    },
  };
};

/** What a push service has taken. */
export interface TakenPush {
  readonly endpoint: string;
  readonly body: Buffer;
  readonly ttl: string | null;
}

/**
 * A push service, which is outside: it takes a message only of whom the browser has subscribed to, with a token for this
 * service that has not ended (RFC 8292), and answers with the status that a test wants.
 */
export const fakePushService = (now: () => number) => {
  const taken: TakenPush[] = [];
  const state = { status: 201, key: '' };
  const take = async (address: string | URL | Request, init?: RequestInit): Promise<Response> => {
    if (state.status !== 201) return new Response(null, { status: state.status });
    const endpoint = String(address);
    // RFC 8030, 7.2: no service has to take more.
    if (init?.body instanceof Uint8Array && init.body.length > 4_096)
      return new Response(null, { status: 413 });
    const headers = new Headers(init?.headers);
    const [, token = '', key = ''] =
      /^vapid t=([^,]+), k=(.+)$/.exec(headers.get('authorization') ?? '') ?? [];
    const isKnown = key === state.key && (await isSigned(token, key, new URL(endpoint).origin, now()));
    if (!isKnown) return new Response(null, { status: 403 });
    if (headers.get('content-encoding') !== 'aes128gcm' || !(init?.body instanceof Uint8Array))
      return new Response(null, { status: 400 });
    taken.push({ endpoint, body: Buffer.from(init.body), ttl: headers.get('ttl') });
    return new Response(null, { status: 201 });
  };
  return { taken, state, take };
};

async function isSigned(token: string, key: string, audience: string, now: number): Promise<boolean> {
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  try {
    const { payload } = await jwtVerify(token, publicKey, { audience, currentDate: new Date(now) });
    return (payload.exp ?? Infinity) * 1_000 <= now + 86_400_000;
  } catch {
    return false;
  }
}
