import { expect, test } from 'vitest';
import { branchLiveStateOf } from './index.ts';

test.each([
  [{ online: 0, offline: 0, liveOff: 0, unknown: 0 }, 'none'],
  [{ online: 2, offline: 0, liveOff: 0, unknown: 0 }, 'online'],
  [{ online: 2, offline: 1, liveOff: 0, unknown: 0 }, 'partly'],
  [{ online: 1, offline: 0, liveOff: 1, unknown: 0 }, 'partly'],
  [{ online: 1, offline: 0, liveOff: 0, unknown: 1 }, 'partly'],
  [{ online: 0, offline: 1, liveOff: 3, unknown: 3 }, 'offline'],
  [{ online: 0, offline: 0, liveOff: 1, unknown: 3 }, 'liveOff'],
  [{ online: 0, offline: 0, liveOff: 0, unknown: 3 }, 'unknown'],
] as const)('MDA-03: a branch with registers %o is %s', (states, state) => {
  expect(branchLiveStateOf(states)).toBe(state);
});
