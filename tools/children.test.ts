import { expect, it } from 'vitest';
// @ts-expect-error It runs on whatever Node is there, before anything is installed.
import { patienceOfServer } from './children.mjs';

it.each([
  [{}, 35],
  [{ STOP_DELAY: '60' }, 90],
  [{ STOP_DELAY: '0', STOP_DEADLINE: '300' }, 310],
  [{ STOP_DELAY: '', STOP_DEADLINE: 'x' }, 35],
])('a server with %j is not killed before it has to be ready', (settings, seconds) => {
  expect(patienceOfServer(settings)).toBeGreaterThan(seconds * 1_000);
});
