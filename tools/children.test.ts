import { expect, it } from 'vitest';
// @ts-expect-error It runs on whatever Node is there, before anything is installed.
import { demoArguments, patienceOfServer } from './children.mjs';

it.each([
  [{}, 35],
  [{ STOP_DELAY: '60' }, 90],
  [{ STOP_DELAY: '0', STOP_DEADLINE: '300' }, 310],
  [{ STOP_DELAY: '', STOP_DEADLINE: 'x' }, 35],
])('a server with %j is not killed before it has to be ready', (settings, seconds) => {
  expect(patienceOfServer(settings)).toBeGreaterThan(seconds * 1_000);
});

it.each([
  ['is online and sells on', true, {}, ['--store', 'data/demo-registers', '--online']],
  ['is quiet where DEMO says so', false, { DATA_DIR: '/srv/d' }, ['--store', '/srv/d/demo-registers']],
  [
    "goes by the server's clock",
    true,
    { NOW: '2026-01-31T12:00:00Z' },
    ['--store', 'data/demo-registers', '--online', '--now', '2026-01-31T12:00:00Z'],
  ],
])('the demo %s', (_rule, isLive, env, more) => {
  const ready = { url: 'http://localhost:3000', demo: { password: 'secret', isLive } };
  const sign = ['demo', '--server', ready.url, '--password', 'secret'];
  expect(demoArguments({ ...ready, env })).toEqual([...sign, ...more]);
});
