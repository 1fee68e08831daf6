import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  AddPushDeviceDocument,
  type PushDeviceInput,
  PushDevicesDocument,
  PushKeyDocument,
  RemovePushDeviceDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { PushPart } from './index.ts';

interface Device {
  readonly id: string;
  readonly userAgent: string;
  readonly since: string;
  readonly isCurrent: boolean;
}

let devices: Device[];
let permission: NotificationPermission;
let subscription: object | null;

/** What a browser has of Web Push. */
const subscribed = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/a',
  options: { applicationServerKey: null },
  getKey: (name: string) => new Uint8Array(name === 'auth' ? [1, 2] : [4, 255]).buffer,
  unsubscribe: async () => {
    subscription = null;
    return true;
  },
};

beforeEach(() => {
  devices = [];
  permission = 'default';
  subscription = null;
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission: async () => permission,
  });
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      subscription = subscribed;
      return subscribed;
    },
  };
  const registration = { pushManager };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const show = (isAnyChosen = true) => {
  const added: PushDeviceInput[] = [];
  fakeGraphql([
    [PushDevicesDocument, () => ({ pushDevices: devices })],
    [PushKeyDocument, () => ({ pushKey: 'BKey' })],
    [
      AddPushDeviceDocument,
      ({ device }: { device: PushDeviceInput }) => {
        added.push(device);
        devices = [
          { id: 'd1', userAgent: device.userAgent, since: '2026-11-25T12:00:00.000Z', isCurrent: true },
        ];
        return { addPushDevice: { isSuccess: true, message: null } };
      },
    ],
    [
      RemovePushDeviceDocument,
      ({ id }: { id: string }) => {
        devices = devices.filter((one) => one.id !== id);
        return { removePushDevice: { isSuccess: true, message: null } };
      },
    ],
  ]);
  renderScreen(<PushPart isAnyChosen={isAnyChosen} />);
  return added;
};
const onThisDevice = () => screen.findByRole('switch', { name: 'Auf diesem Gerät zeigen' });

describe('alerts on this device', () => {
  it('are switched on once the person allows it, and off again', async () => {
    permission = 'granted';
    const added = show();
    await userEvent.click(await onThisDevice());
    await waitFor(() => expect(added).toHaveLength(1));
    expect(added[0]).toMatchObject({ endpoint: subscribed.endpoint, publicKey: 'BP8', authSecret: 'AQI' });
    expect(await screen.findByText('dieses Gerät')).toBeTruthy();
    await userEvent.click(await onThisDevice());
    await waitFor(() => expect(screen.queryByText('dieses Gerät')).toBeNull());
    expect(subscription).toBeNull();
  });

  it('say why not when the person has refused them', async () => {
    permission = 'denied';
    show();
    expect(await screen.findByText(/in diesem Browser abgelehnt/)).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('are asked for again when the person has put the question of the browser away', async () => {
    const added = show();
    await userEvent.click(await onThisDevice());
    expect(await screen.findByText(/noch nicht zugestimmt/)).toBeTruthy();
    permission = 'granted';
    await userEvent.click(await onThisDevice());
    await waitFor(() => expect(added).toHaveLength(1));
    expect(screen.queryByText(/noch nicht zugestimmt/)).toBeNull();
  });

  it('can be switched on once the person comes back from the settings of the browser', async () => {
    permission = 'denied';
    show();
    expect(await screen.findByText(/in diesem Browser abgelehnt/)).toBeTruthy();
    permission = 'granted';
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await onThisDevice()).toBeTruthy();
  });

  it('say that they need a secure connection, or another browser', async () => {
    vi.stubGlobal('isSecureContext', false);
    show();
    expect(await screen.findByText(/nur über eine sichere Verbindung/)).toBeTruthy();
  });

  it('a lost phone is taken off from another device', async () => {
    const userAgent =
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
    devices = [{ id: 'lost', userAgent, since: '2026-11-20T12:00:00.000Z', isCurrent: false }];
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Chrome, Android entfernen' }));
    await waitFor(() => expect(devices).toEqual([]));
  });
});
