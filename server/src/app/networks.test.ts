import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { createNetworks } from './networks.ts';

const networks = createNetworks(['127.0.0.0/8', '::1', '10.9.8.0/24', '2001:db8:5::/48']);

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
  ['10.9.9.7', '10.9.9.7'],
  ['203.0.113.7:50123', '203.0.113.7'],
  ['[2001:db8:0:1::5]:50123', '2001:db8:0:1::/64'],
])('%s comes from the network %s', (ip, network) => {
  expect(networks.of({ ip })).toBe(network);
});

it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1', '10.9.8.7', '2001:db8:5:1::2', 'unknown', ''])(
  '%s may be anybody: a proxy of ours, or nobody that can be told',
  (ip) => {
    expect(networks.of({ ip })).toBeUndefined();
  },
);

it.each([
  ['203.0.113.7', undefined, '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::ffff:127.0.0.1', '192.0.2.1, 198.51.100.1, 10.9.8.7', '198.51.100.1'],
  ['127.0.0.1', undefined, undefined],
  ['127.0.0.1', '10.9.8.7', undefined],
])('a line from %s that says it is for %s comes from %s', (remoteAddress, forwarded, network) => {
  const request = { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } };
  expect(networks.ofRaw(request as unknown as IncomingMessage)).toBe(network);
});
