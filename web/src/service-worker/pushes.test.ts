import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPush, showPush } from './pushes.ts';

const origin = location.origin;
const shown = vi.fn(async () => undefined);
const opened = vi.fn(async () => null);
let windows: readonly object[];

beforeEach(() => {
  windows = [];
  shown.mockClear();
  opened.mockClear();
  Object.assign(self, {
    registration: { showNotification: shown },
    clients: { matchAll: async () => windows, openWindow: opened },
  });
});
afterEach(() => {
  for (const name of ['registration', 'clients']) Reflect.deleteProperty(self, name);
});

const lasting = { waitUntil: () => undefined } as unknown as Event & {
  waitUntil(work: Promise<unknown>): void;
};
const push = (json: () => unknown) => showPush({ ...lasting, data: { json } });
const click = (data: unknown) => openPush({ ...lasting, notification: { data, close: () => undefined } });

it('an alert shows its sentence, and the same page once, heard each time', async () => {
  await push(() => ({ title: 'Die Kasse „Theke“ ist nicht verbunden.', link: '/setting/device/1' }));
  expect(shown).toHaveBeenCalledWith('Die Kasse „Theke“ ist nicht verbunden.', {
    ...{ tag: '/setting/device/1', renotify: true, data: '/setting/device/1', icon: '/icons/app-192.png' },
  });
});

it.each<[string, () => unknown]>([
  ['of another version', () => ({ text: 'x' })],
  [
    'that is none',
    () => {
      throw new SyntaxError('no JSON');
    },
  ],
])('a message %s is shown all the same, as browsers demand, and leads home', async (_what, json) => {
  await push(json);
  expect(shown).toHaveBeenCalledWith('Tresen', expect.objectContaining({ data: '/dashboards/home' }));
});

it('goes to the page in the window that is there', async () => {
  const focus = vi.fn(async () => ({}));
  const navigate = vi.fn(async () => ({ focus }));
  windows = [{ navigate }];
  await click('/setting/device/1');
  expect(navigate).toHaveBeenCalledWith(`${origin}/setting/device/1`);
  expect(focus).toHaveBeenCalledOnce();
  expect(opened).not.toHaveBeenCalled();
});

it.each([
  ['/setting/device/1', `${origin}/setting/device/1`],
  ['https://evil.example/', `${origin}/`],
  ['//evil.example/', `${origin}/`],
  [undefined, `${origin}/`],
])('without a window it opens one, of our own pages only: %s', async (link, page) => {
  await click(link);
  expect(opened).toHaveBeenCalledWith(page);
});
