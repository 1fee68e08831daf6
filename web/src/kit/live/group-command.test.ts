import { type CommandResult, commandTimeoutMs } from '@tresen/domain/fleet/live';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeHub, fakeHub, signalRTo } from './fake-hub.ts';
import type { sendGroupCommand as Send } from './group-command.ts';

let hub: FakeHub;

vi.mock('@microsoft/signalr', () => signalRTo(() => hub));

const resultOf = (commandId: string): CommandResult => ({
  ...{ commandId, command: 'StartCloudSync', deviceId: `device of ${commandId}`, databaseId: 'db' },
  ...{ isSuccess: true, message: null, data: null },
  ...{ sentAt: '2026-11-21T10:00:00Z', completedAt: '2026-11-21T10:00:01Z' },
});
const arrive = (commandId: string) => hub.say('ReceiveCommandResult', resultOf(commandId));

const connected = async (): Promise<typeof Send> => {
  const { startLive } = await import('./live.ts');
  await startLive();
  await expect.poll(() => hub.invoke).toHaveBeenCalledWith('JoinGroup', 'tenant');
  return (await import('./group-command.ts')).sendGroupCommand;
};

beforeEach(() => {
  vi.resetModules();
  hub = fakeHub();
});
afterEach(() => void vi.useRealTimers());

describe('a command to a group', () => {
  it('REG-13: tells each result, also one that is quicker than the answer, and ends with the last', async () => {
    const send = await connected();
    const answer = Promise.withResolvers<unknown>();
    hub.invoke.mockReturnValueOnce(answer.promise);
    const results: string[] = [];
    const sent = vi.fn();
    const done = send('tenant', 'StartCloudSync', ({ commandId }) => results.push(commandId), sent);
    await expect.poll(() => sent).toHaveBeenCalled();
    expect(hub.invoke).toHaveBeenLastCalledWith('SendCommandToGroup', 'tenant', 'StartCloudSync', null);
    arrive('b');
    arrive('of somebody else');
    answer.resolve(['a', 'b', 'c']);
    await expect.poll(() => results).toEqual(['b']);
    arrive('a');
    arrive('a');
    arrive('c');
    expect(await done).toEqual({ asked: 3, answered: 3 });
    expect(results).toEqual(['b', 'a', 'c']);
  });

  it('that nobody is online for ends at once', async () => {
    const send = await connected();
    hub.invoke.mockResolvedValueOnce([]);
    expect(await send('tenant', 'StartCloudSync', () => undefined)).toEqual({ asked: 0, answered: 0 });
  });

  it('ends without the results that do not come, since the line was cut', async () => {
    const send = await connected();
    vi.useFakeTimers();
    hub.invoke.mockResolvedValueOnce(['a', 'b']);
    const done = send('tenant', 'StartCloudSync', () => undefined);
    await vi.advanceTimersByTimeAsync(0);
    arrive('a');
    await vi.advanceTimersByTimeAsync(commandTimeoutMs + 10_000);
    expect(await done).toEqual({ asked: 2, answered: 1 });
  });

  it('that the hub refuses is no connection', async () => {
    const send = await connected();
    hub.invoke.mockRejectedValueOnce(new Error('GROUP_FORBIDDEN'));
    await expect(send('unit:x', 'StartCloudSync', () => undefined)).rejects.toMatchObject({
      code: 'NO_CONNECTION',
    });
  });
});
