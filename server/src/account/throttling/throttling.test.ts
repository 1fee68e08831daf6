import { expect, test } from 'vitest';
import { createBackOff, createSlidingWindow, networkOf } from './index.ts';

test('a sliding window allows its number of calls per key and tells how long to wait', () => {
  let time = 1_000_000_000;
  const window = createSlidingWindow(3, 60_000, () => time);
  expect([1, 2, 3].map(() => window.take('a'))).toEqual([0, 0, 0]);
  expect(window.take('a')).toBeGreaterThan(0);
  expect(window.take('b')).toBe(0);
  time += 120_000;
  expect(window.take('a')).toBe(0);
});

test('a sliding window has no burst at the seam of two windows', () => {
  let time = 60_000 * 1_000 - 1;
  const window = createSlidingWindow(10, 60_000, () => time);
  for (let call = 0; call < 10; call += 1) window.take('a');
  time += 2;
  expect(window.take('a')).toBeGreaterThan(0);
});

test('back-off doubles the wait after the free failures, up to a minute', () => {
  let time = 0;
  const backOff = createBackOff(3, () => time);
  const waits = Array.from({ length: 11 }, () => {
    backOff.fail('a');
    const wait = backOff.waitOf('a');
    time += wait;
    return wait / 1_000;
  });
  expect(waits).toEqual([0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
  expect(backOff.waitOf('b')).toBe(0);
});

test('a success or a quiet quarter of an hour forgets the failures', () => {
  let time = 0;
  const backOff = createBackOff(1, () => time);
  backOff.fail('a');
  expect(backOff.waitOf('a')).toBe(1_000);
  backOff.succeed('a');
  expect(backOff.waitOf('a')).toBe(0);
  for (let failure = 0; failure < 9; failure += 1) backOff.fail('a');
  time += 15 * 60_000;
  backOff.fail('a');
  expect(backOff.waitOf('a')).toBe(1_000);
});

test('back-off keeps nobody waiting until a clock that was set back has caught up', () => {
  let time = 10_000_000;
  const backOff = createBackOff(1, () => time);
  backOff.fail('a');
  expect(backOff.waitOf('a')).toBe(1_000);
  time -= 3_600_000;
  expect(backOff.waitOf('a')).toBe(0);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
  ['2001:0DB8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['203.0.113.7:50123', '203.0.113.7'],
  ['[2001:db8:0:1::5]:50123', '2001:db8:0:1::/64'],
])('the address %s counts for the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
