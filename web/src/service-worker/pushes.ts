import { type NotificationEvent, type PushEvent, scope } from './scope.ts';

/** What our server sends; by then another version of the app may be here. */
interface PushMessage {
  readonly title: string;
  readonly link: string;
}

const readMessage = ({ data }: PushEvent): PushMessage | undefined => {
  try {
    const message: unknown = data?.json();
    if (typeof message !== 'object' || message === null) return undefined;
    const { title, link } = message as Partial<Record<string, unknown>>;
    return typeof title === 'string' && typeof link === 'string' ? { title, link } : undefined;
  } catch {
    return undefined;
  }
};

/** Only a page of our own is opened, whatever a message says. */
const pageOf = (link: unknown): string => {
  const url = new URL(typeof link === 'string' ? link : '/', scope.location.origin);
  return url.origin === scope.location.origin ? url.href : new URL('/', scope.location.origin).href;
};

/** Browsers demand that each message is shown; the same link takes the place of the one before, and is heard again. */
export const showPush = async (event: PushEvent): Promise<void> => {
  const { title, link } = readMessage(event) ?? { title: 'Tresen', link: '/dashboards/home' };
  await scope.registration.showNotification(title, {
    tag: link,
    renotify: true,
    data: link,
    icon: '/icons/app-192.png',
  });
};

/** Goes to the page of an alert: in the window that is there, else in a new one. */
export const openPush = async ({ notification }: NotificationEvent): Promise<void> => {
  notification.close();
  const page = pageOf(notification.data);
  const [window] = await scope.clients.matchAll({ type: 'window' });
  const isThere = await window?.navigate(page).then(
    (client) => client?.focus(),
    // Another site took its place, or it has just been closed.
    () => undefined,
  );
  if (!isThere) await scope.clients.openWindow(page);
};
