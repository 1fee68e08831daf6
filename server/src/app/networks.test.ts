import { expect, it } from 'vitest';
import { createNetworks } from './networks.ts';

const networks = createNetworks(['127.0.0.0/8', '::1', '10.9.8.0/24', '2001:db8:5::/48']);

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
  ['10.9.9.7', '10.9.9.7'],
])('%s comes from the network %s', (ip, network) => {
  expect(networks.of({ ip })).toBe(network);
});

it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1', '10.9.8.7', '2001:db8:5:1::2', 'unknown', ''])(
  '%s may be anybody: a proxy of ours, or nobody that can be told',
  (ip) => {
    expect(networks.of({ ip })).toBeUndefined();
  },
);
