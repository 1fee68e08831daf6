import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isExternalWay, isGuestOnly, isLogin, publicPageAt, publicPages } from './public-pages.ts';

const shellless = publicPages.filter(({ isInShell }) => !isInShell).map(({ path }) => path);
const openPaths = shellless.filter((path) => !isGuestOnly(path));

describe('public pages', () => {
  it('IDN-02 are the eight of the specification and the other link of the confirmation mail, beside those that have the shell for who is signed in', () => {
    expect(['/login', ...shellless].sort()).toEqual([
      '/confirmed',
      '/forgot-password',
      '/login',
      '/mail-confirm',
      '/not-me',
      '/passwordChanged',
      '/register/:invitationCode?',
      '/reset-confirm',
      '/reset-password',
    ]);
  });

  it.each([
    ['/register', '/register/:invitationCode?'],
    ['/Register/', '/register/:invitationCode?'],
    ['/register/AbC-_1', '/register/:invitationCode?'],
    ['/passwordchanged', '/passwordChanged'],
    ['/PASSWORDCHANGED/', '/passwordChanged'],
    ['/Reset-Password', '/reset-password'],
    ['/documentation', '/documentation/:topic?'],
    ['/Documentation/receipts', '/documentation/:topic?'],
    ['/pages/errors/Error-500', '/pages/errors/error-500'],
  ])('IDN-16, SHL-86, ACC-37: %s is %s, whatever the case', (path, page) =>
    expect(publicPageAt(path)?.path).toBe(page),
  );

  it.each(['/', '/register/a/b', '/registered', '/login/x', '/confirmed/x', '/dashboards/home'])(
    'are not at %s',
    (path) => expect(publicPageAt(path)).toBeUndefined(),
  );

  it('ACC-20, ACC-25, ACC-26: only /login and /register are for guests alone', () => {
    expect(['/login', '/LOGIN/', '/register', '/register/code'].map(isGuestOnly)).toEqual(
      Array(4).fill(true),
    );
    expect(openPaths).toHaveLength(7);
    expect([isLogin('/Login'), isLogin('/register')]).toEqual([true, false]);
  });

  it.each([
    ['/login', '#externalBegin', true],
    ['/Login/', '#external=code', true],
    ['/login', '#externalFailure=denied', true],
    ['/login', '', false],
    ['/login', '#externals', false],
    ['/dashboards/home', '#external=code', false],
  ])('IDN-54, IDN-64: at %s%s somebody is on the way to a provider or back: %s', (pathname, hash, isOne) =>
    expect(isExternalWay({ pathname, hash })).toBe(isOne),
  );

  it('have their code', async () => {
    for (const page of publicPages) expect((await page.load()).default).toBeTypeOf('function');
  });

  it('that are open to all have no frame before the first paint', () => {
    const script = readFileSync(join(import.meta.dirname, '../../public/first-paint.js'), 'utf8');
    const pattern = /\/\^\\\/\(\?:(.*)\)\\\/\?\$\/i/.exec(script)?.[1] ?? '';
    expect(pattern.split('|').sort()).toEqual(openPaths.map((path) => path.slice(1)).sort());
  });
});
