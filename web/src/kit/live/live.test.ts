import { recallMs } from '@tresen/domain/fleet/live';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeHub, fakeHub, signalRTo } from './fake-hub.ts';

let hub: FakeHub;

vi.mock('@microsoft/signalr', () => signalRTo(() => hub));

/** What is fetched again at each contact; the hub answers what changed lately. */
const connect = async (recent: unknown) => {
  hub.invoke.mockResolvedValue(recent);
  const { startLive, onLiveChange } = await import('./live.ts');
  const told: string[] = [];
  onLiveChange((topic) => told.push(topic));
  await startLive();
  await expect.poll(() => hub.invoke).toHaveBeenCalledWith('JoinGroup', 'tenant');
  await Promise.resolve();
  return told;
};

beforeEach(() => {
  vi.resetModules();
  hub = fakeHub();
});
afterEach(() => void vi.restoreAllMocks());

describe('what is fetched again at the first contact', () => {
  it.each([
    ['nothing, where nothing changed since the page asked', 1_000, [], []],
    ['what changed meanwhile', 1_000, ['figures', 'stock'], ['figures', 'stock']],
    ['everything, where it took longer than the hub remembers', recallMs, ['figures'], ['everything']],
    ['everything, where a hub of before does not say', 1_000, null, ['everything']],
  ])('is %s', async (_, sinceStart, recent, expected) => {
    vi.spyOn(performance, 'now').mockReturnValue(sinceStart);
    expect(await connect(recent)).toEqual(expected);
  });

  it('is everything again when the line was cut in between', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(1_000);
    const told = await connect([]);
    hub.comeBack();
    await expect.poll(() => told).toEqual(['everything']);
  });
});

describe('a command to a register', () => {
  it.each([
    ['the register, where the hub says so', 'Connected', 'DEVICE_OFFLINE'],
    ['our own line, where that was cut', 'Reconnecting', 'NO_CONNECTION'],
  ])('that cannot be sent blames %s', async (_, state, code) => {
    await connect([]);
    hub.invoke.mockImplementation(async () => {
      hub.state = state;
      throw new Error('not sent');
    });
    const { sendCommand } = await import('./live.ts');
    await expect(sendCommand('till', 'Ping')).rejects.toMatchObject({ code });
  });

  it('is not even tried where the browser knows of no connection', async () => {
    await connect([]);
    vi.stubGlobal('navigator', { onLine: false });
    const { sendCommand } = await import('./live.ts');
    await expect(sendCommand('till', 'Ping')).rejects.toMatchObject({ code: 'NO_CONNECTION' });
    vi.unstubAllGlobals();
    expect(hub.invoke).toHaveBeenCalledTimes(1);
  });
});
