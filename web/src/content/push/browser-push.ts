import type { PushDeviceInput } from '../../kit/graphql/generated/general/graphql.ts';

/** Why alerts cannot be shown here, or null. */
export type PushObstacle = 'insecure' | 'unsupported' | 'denied';

export const pushObstacle = (): PushObstacle | null => {
  if (!globalThis.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
};

/** The browser's subscription; null where it has none, or no service worker of ours. */
export const currentSubscription = async (): Promise<PushSubscription | null> => {
  if (pushObstacle() === 'insecure' || pushObstacle() === 'unsupported') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
};

/**
 * Asks the person, and subscribes.
 * @param key of our server; a subscription for another is given up
 * @returns 'denied' when the person says no; 'dismissed' when the question was put away, which can be asked again
 */
export const subscribe = async (key: string): Promise<PushDeviceInput | 'denied' | 'dismissed'> => {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed';
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known && keyText(known.options.applicationServerKey) !== key) await known.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return {
    endpoint: subscription.endpoint,
    publicKey: keyText(subscription.getKey('p256dh')),
    authSecret: keyText(subscription.getKey('auth')),
    userAgent: navigator.userAgent,
  };
};

function keyText(key: ArrayBuffer | null): string {
  if (!key) return '';
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
