import { randomUUID } from 'node:crypto';
import { hubMethods, type RegisterResult } from '@tresen/domain/fleet/live';
import { describe, expect, it, vi } from 'vitest';
import type { Backplane } from '../../kit/backplane/index.ts';
import type { RegisterCaller } from './callers.ts';
import { Elsewhere } from './elsewhere.ts';

/** Processes in one: what is told is heard at once. */
const createProcesses = () => {
  const heard = new Map<string, Map<string, ((news: never, from: string) => void)[]>>();
  const told: { readonly from: string; readonly to: string; readonly topic: string }[] = [];
  const bring = (from: string, to: string, topic: string, news: unknown): void => {
    told.push({ from, to, topic });
    for (const listener of heard.get(to)?.get(topic) ?? []) listener(news as never, from);
  };
  const open = (id: string): Backplane => {
    const own = new Map<string, ((news: never, from: string) => void)[]>();
    heard.set(id, own);
    return {
      id,
      isShared: true,
      isUp: true,
      tell: (topic, news) => {
        for (const to of heard.keys()) if (to !== id) bring(id, to, topic, news);
      },
      tellOne: (to, topic, news) => bring(id, to, topic, news),
      hear: (topic, listener) =>
        void own.set(topic, [...(own.get(topic) ?? []), listener as (news: never, from: string) => void]),
      onAsked: () => undefined,
      onGone: () => undefined,
      onMissed: () => undefined,
      close: async () => undefined,
    };
  };
  return { open, told };
};

const caller: RegisterCaller = {
  kind: 'register',
  tenantId: randomUUID(),
  unitId: randomUUID(),
  deviceId: randomUUID(),
  sessionId: randomUUID(),
  databaseId: randomUUID(),
  isLive: true,
};

const resultOf = (commandId: string): RegisterResult => ({
  commandId,
  command: 'Ping',
  isSuccess: true,
  message: null,
  data: null,
  completedAt: '2026-11-30T10:00:00.000Z',
});

describe('a command to a register at another process', () => {
  const start = () => {
    const { open, told } = createProcesses();
    const join = (id: string) => {
      const listeners = {
        onTurn: vi.fn(),
        onMoved: vi.fn(),
        isHere: () => false,
        onCommand: vi.fn(),
        onAnswer: vi.fn<(deviceId: string, result: RegisterResult) => void>(),
      };
      return { listeners, elsewhere: new Elsewhere(open(id), listeners) };
    };
    const [a, b, c] = [join('a'), join('b'), join('c')];
    b.elsewhere.enterHere(caller);
    told.length = 0;
    return { a, b, c, told };
  };

  it('is told to that process alone, and its answer to the one that asked', () => {
    const { a, b, c, told } = start();
    const command = { commandId: randomUUID(), command: 'Ping', args: null };
    a.elsewhere.find(caller.deviceId)?.send(hubMethods.sendCommand, command);
    expect(b.listeners.onCommand).toHaveBeenCalledExactlyOnceWith(caller.deviceId, command);
    const result = resultOf(command.commandId);
    b.elsewhere.tellAnswer(caller.deviceId, result);
    expect(a.listeners.onAnswer).toHaveBeenCalledExactlyOnceWith(caller.deviceId, result);
    expect(c.listeners.onAnswer).not.toHaveBeenCalled();
    expect(told.map(({ from, to }) => `${from} → ${to}`)).toEqual(['a → b', 'b → a']);
  });

  it('that is answered where the register has moved to is heard by whoever has asked', () => {
    const { a, c } = start();
    const command = { commandId: randomUUID(), command: 'Ping', args: null };
    a.elsewhere.find(caller.deviceId)?.send(hubMethods.sendCommand, command);
    c.elsewhere.tellAnswer(caller.deviceId, resultOf(command.commandId));
    expect(a.listeners.onAnswer).toHaveBeenCalledOnce();
  });
});
