import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { addErrorHandler } from './errors.ts';
import { addRobots, type SecurityContact } from './robots.ts';
import { addSourcePage } from './source-page.ts';

const now = Date.parse('2026-11-23T19:00:00Z');
const ask = (url: string, given: Partial<SecurityContact> & { sourceUrl?: string } = {}, language = 'de') => {
  const app = Fastify();
  addErrorHandler(app, () => undefined);
  const contact = {
    supportEmail: 'hilfe+tresen@bäckerei-müller.de',
    publicUrl: undefined,
    now: () => now,
    ...given,
  };
  addRobots(app, contact);
  addSourcePage(app, { sourceUrl: given.sourceUrl, supportEmail: contact.supportEmail });
  return app.inject({ url, headers: { 'accept-language': language } });
};

/** As a robot reads it: the longest rule that fits decides (RFC 9309 2.2.2). */
const mayRead = (robots: string, path: string): boolean => {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)].flatMap(([, kind, rule = '']) => {
    const fits = rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule);
    return fits ? [{ isAllowed: kind === 'Allow', length: rule.length }] : [];
  });
  return rules.sort((a, b) => b.length - a.length)[0]?.isAllowed ?? true;
};

describe('/robots.txt', () => {
  it.each(['/', '/login', '/documentation', '/documentation/figures', '/source', '/assets/app-1.js'])(
    'lets robots read %s',
    async (path) => expect(mayRead((await ask('/robots.txt')).body, path)).toBe(true),
  );

  it.each([
    '/dashboards/home',
    '/manage/receipts',
    '/register/x',
    '/confirmed?token=x',
    '/reset-password',
    '/api/x',
    '/graphql',
    '/connect/token',
    '/files/x',
    '/dev/mailbox',
  ])('keeps robots out of %s', async (path) =>
    expect(mayRead((await ask('/robots.txt')).body, path)).toBe(false),
  );

  it('is plain text', async () => {
    const { statusCode, headers } = await ask('/robots.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  });
});

describe('/.well-known/security.txt', () => {
  it('RFC 9116: names whom to tell, until when, in which languages and where it lies', async () => {
    const answer = await ask('/.well-known/security.txt', { publicUrl: 'https://tresen.example' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(answer.body.split('\n')).toEqual([
      'Contact: mailto:hilfe%2Btresen@b%C3%A4ckerei-m%C3%BCller.de',
      'Expires: 2027-05-22T00:00:00Z',
      'Preferred-Languages: de, en',
      'Canonical: https://tresen.example/.well-known/security.txt',
      '',
    ]);
  });

  it.each([2026, 2030, 2099])('never has expired, nor lasts longer than a year: in %i', async (year) => {
    const at = Date.UTC(year, 11, 31, 23, 59, 59);
    const { body } = await ask('/.well-known/security.txt', { now: () => at });
    const expires = Date.parse(/^Expires: (\S+)$/m.exec(body)?.[1] ?? '');
    expect(expires - at).toBeGreaterThan(30 * 86_400_000);
    expect(expires - at).toBeLessThan(365 * 86_400_000);
  });

  it('names nobody where the installation names nobody', async () => {
    expect((await ask('/.well-known/security.txt', { supportEmail: undefined })).statusCode).toBe(404);
  });
});

describe('AGPL 13: /source', () => {
  it('leads to the source where the installation says where it is', async () => {
    const answer = await ask('/source', { sourceUrl: 'https://git.cafe-rita.de/tresen/-/tree/v1.2' });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      'https://git.cafe-rita.de/tresen/-/tree/v1.2',
    ]);
  });

  it.each([
    ['de', /lang="de".*Abschnitt 13.*mailto:hilfe\+tresen@bäckerei-müller\.de/s],
    ['en-GB,de;q=0.5', /lang="en".*section 13.*mailto:hilfe\+tresen@bäckerei-müller\.de/s],
    ['fr, en', /lang="en"/],
    ['fr', /lang="de"/],
  ])('else says whom to ask, to readers of %s', async (language, words) => {
    const answer = await ask('/source', {}, language);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.body).toMatch(words);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('names the operator where there is no address', async () => {
    expect((await ask('/source', { supportEmail: undefined })).body).toContain(
      'die diese Installation betreibt',
    );
  });
});
