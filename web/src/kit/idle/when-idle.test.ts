import { afterEach, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks the browser for the moment, and can be called off', () => {
  const ask = vi.fn<typeof requestIdleCallback>(() => 7);
  const cancel = vi.fn();
  vi.stubGlobal('requestIdleCallback', ask);
  vi.stubGlobal('cancelIdleCallback', cancel);
  const work = vi.fn();
  const callOff = whenIdle(work, 500);
  expect(ask.mock.calls[0]?.[1]).toEqual({ timeout: 500 });
  ask.mock.calls[0]?.[0]({ didTimeout: false, timeRemaining: () => 50 });
  expect(work).toHaveBeenCalledOnce();
  callOff();
  expect(cancel).toHaveBeenCalledWith(7);
});

it('waits a little where the browser knows no such moment', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const done = vi.fn();
  const calledOff = vi.fn();
  whenIdle(done);
  whenIdle(calledOff)();
  vi.runAllTimers();
  expect(done).toHaveBeenCalledOnce();
  expect(calledOff).not.toHaveBeenCalled();
});
