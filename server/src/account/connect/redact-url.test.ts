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
  ['/login?email=a@b', '/login?email=redacted'],
  ['/login?mail=olga%40demo.example&x=1', '/login?mail=redacted&x=1'],
  ['/login?mail=olga%2Bx%40demo.example', '/login?mail=redacted'],
  ['/confirmed?token=abc&email=a%40b', '/confirmed?token=redacted&email=redacted'],
  ['/reset-password?email=a@b&resttoken=abc#x', '/reset-password?email=redacted&resttoken=redacted#x'],
  [
    '/reset-password?rest%74oken=mF_9aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-_Zz',
    '/reset-password?rest%74oken=redacted',
  ],
  ['/register/mF_9aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-_Zz', '/register/redacted'],
  ['/assets/index-0b5c0f5e.js', '/assets/index-0b5c0f5e.js'],
  [
    '/setting/device/0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11',
    '/setting/device/0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11',
  ],
])('%s is logged as %s', (url, logged) => {
  expect(redactUrl(url)).toBe(logged);
});
