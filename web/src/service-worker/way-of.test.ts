import { describe, expect, it } from 'vitest';
import { wayOf } from './way-of.ts';

const origin = 'https://tresen.example';
const asked = (path: string, { method = 'GET', mode = 'cors' } = {}) => ({
  method,
  mode,
  url: new URL(path, origin).href,
});

describe('the service worker', () => {
  it.each([
    '/connect/userinfo',
    '/connect/token',
    '/graphql',
    '/graphql/pos',
    '/hubs/pos?access_token=x',
    '/Account/Register',
    '/api/quick-panel/data',
    '/files/photoURL/0123.webp',
    '/get-version/5',
    '/schemas/receipt-1.json',
    '/sw.js',
    '/build.txt',
  ])('keeps no answer of %s, nor answers for it', (path) => {
    expect(wayOf(asked(path), origin)).toBe('network');
    expect(wayOf(asked(path, { mode: 'navigate' }), origin)).toBe('network');
  });

  it.each([
    '/',
    '/dashboards/home',
    '/manage/receipts?search=x',
    '/manage/receipts?f=value.from.100',
    '/confirmed?token=x&email=rita@cafe-rita.de',
    '/setting/organizations/17/bäckerei-müller-e.k',
    '/login',
    '/accounts',
    '/apps/news',
  ])('SHL-03: the page at %s comes from the server first', (path) =>
    expect(wayOf(asked(path, { mode: 'navigate' }), origin)).toBe('page'),
  );

  it('files with a hash in their name never change', () =>
    expect(wayOf(asked('/assets/home-page-Db1K_tq8.js'), origin)).toBe('hashed'));

  it.each(['/favicon.svg', '/manifest.webmanifest'])('%s may change', (path) =>
    expect(wayOf(asked(path), origin)).toBe('open'),
  );

  it.each([
    ['another site', asked('https://elsewhere.example/assets/x.js')],
    ['what is sent', asked('/dashboards/home', { method: 'POST', mode: 'navigate' })],
    ['a call that is no page', asked('/dashboards/home')],
  ])('%s is not its business', (_name, request) => expect(wayOf(request, origin)).toBe('network'));
});
