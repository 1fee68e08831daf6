import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import firstPaint from '../../../public/first-paint.js?raw';
import { reloadWhenBack } from './reload-when-back.ts';

const reload = vi.fn();
let isAway: boolean;
const asked = vi.fn(async () => {
  if (isAway) throw new TypeError('Failed to fetch');
  return new Response('');
});

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  isAway = true;
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('location', { reload, pathname: '/' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  delete document.documentElement.dataset.lost;
  document.body.innerHTML = '';
});

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** What a page does whose start got lost, before it has any other code. */
const loseStart = (lost: () => void): void => {
  new Function(firstPaint)();
  document.body.innerHTML = '<div id="root"><div class="frame"></div></div>';
  lost();
};
const moduleOf = (src: string) => {
  const script = Object.assign(document.createElement('script'), { type: 'module' });
  script.dataset.src = src;
  document.body.append(script);
  return script;
};

const ways = [
  [
    'a page whose code did not arrive',
    () => {
      new Function(firstPaint)();
      reloadWhenBack();
    },
  ],
  [
    'a start whose entry did not arrive',
    () => loseStart(() => moduleOf('boot').dispatchEvent(new Event('error'))),
  ],
  [
    'a start whose later code did not arrive',
    () => loseStart(() => window.dispatchEvent(new Event('tresen:lost'))),
  ],
] as const;

it.each(ways)('%s is loaded anew when the server is back, and not before', async (_what, begin) => {
  begin();
  await wait(20_000);
  expect(asked.mock.calls.length).toBeGreaterThan(3);
  expect(reload).not.toHaveBeenCalled();
  isAway = false;
  await wait(3_000);
  expect(reload).toHaveBeenCalledOnce();
});

it.each(ways)('%s is loaded at once when the browser says that the line is back', async (_what, begin) => {
  begin();
  await wait(1_500);
  isAway = false;
  window.dispatchEvent(new Event('online'));
  await wait(0);
  expect(reload).toHaveBeenCalledOnce();
});

it.each(ways)('%s is loaded ever more rarely where the code never comes', async (_what, begin) => {
  isAway = false;
  localStorage.setItem('tresen.loadsInARow', `2 ${Date.now()}`);
  begin();
  await wait(15_000);
  expect(reload).not.toHaveBeenCalled();
  await wait(2_000);
  expect(localStorage.getItem('tresen.loadsInARow')).toMatch(/^3 /);
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['a page', () => void new Function(firstPaint)(), reloadWhenBack],
  [
    'a start',
    () => loseStart(() => window.dispatchEvent(new Event('tresen:lost'))),
    () => () => void window.dispatchEvent(new Event('tresen:left')),
  ],
])('%s that somebody has left is not loaded anew', async (_what, begin, hold) => {
  begin();
  const leave = hold();
  await wait(2_000);
  leave();
  isAway = false;
  await wait(60_000);
  expect(reload).not.toHaveBeenCalled();
});

it('a start that got lost says so; an app that shows does not, whatever fails to arrive', async () => {
  loseStart(() => undefined);
  document.body.innerHTML = '<div id="root"><main></main></div>';
  moduleOf('later').dispatchEvent(new Event('error'));
  expect('lost' in document.documentElement.dataset).toBe(false);
  document.body.innerHTML = '<div id="root"><div class="frame"></div></div>';
  moduleOf('boot').dispatchEvent(new Event('error'));
  expect('lost' in document.documentElement.dataset).toBe(true);
});
