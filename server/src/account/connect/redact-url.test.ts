import { expect, test } from 'vitest';
import { redactUrl } from './index.ts';

test.each([
  ['/hubs/pos?id=1&access_token=a.b-c_d', '/hubs/pos?id=1&access_token=redacted'],
  ['/hubs/pos?access_token=a.b.c&id=1', '/hubs/pos?access_token=redacted&id=1'],
  ['/hubs/pos?ACCESS_TOKEN=a&access_token=b', '/hubs/pos?ACCESS_TOKEN=redacted&access_token=redacted'],
  ['/hubs/pos?access%5Ftoken=a', '/hubs/pos?access%5Ftoken=redacted'],
  ['/hubs/pos?%61ccess_token=eyJhb.eyJzd-_.x-_y&id=1', '/hubs/pos?%61ccess_token=redacted&id=1'],
  ['/a/eyJhb.eyJzd.x?access_token[]=eyJhb.eyJzd.x', '/a/redacted?access_token[]=redacted'],
  ['/graphql?access_tokens=3', '/graphql?access_tokens=3'],
  ['/login?email=a@b', '/login?email=a@b'],
])('%s is logged as %s', (url, logged) => {
  expect(redactUrl(url)).toBe(logged);
});
