import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig, settingsSchema } from './config.ts';

const production = {
  NODE_ENV: 'production',
  SECRET: 'bM2kq0Vx7Jt5cRzW9nLhYf3sDa8eGp1U',
  METRICS_TOKEN: 'a-token-of-the-metrics',
  SMTP_URL: 'smtp://x',
  PUBLIC_URL: 'https://tresen.example',
};
const folders: string[] = [];
const dataDir = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'tresen-config-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('the settings', () => {
  it('are all explained in .env.example, and no others', () => {
    const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
    const named = [...example.matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1]);
    expect(named.sort()).toEqual(Object.keys(settingsSchema.shape).sort());
  });

  it('name all their faults at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x' })).toThrow(
      /PORT is a port number.*DATABASE_URL starts with postgresql:\/\/.*LOG_LEVEL/,
    );
  });

  it.each([
    [{ PORT: '65536' }, 'PORT is a port number, 0 to 65535'],
    [{ NOW: '2026-01-31T25:61:00Z' }, 'NOW is a time in UTC, 2026-01-31T12:00:00Z'],
    [{ QUICK_SETTINGS: 'notifications, push' }, 'QUICK_SETTINGS.1 can only name notifications'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is one of fatal, error, warn, info, debug, silent'],
    [{ ACCESS_POLICY: 'x' }, 'ACCESS_POLICY is one of wide, strict'],
    [{ DEMO: 'loud' }, 'DEMO is one of on, quiet, off'],
    [{ PUSH_COALESCING: 'yes' }, 'PUSH_COALESCING is one of on, off'],
    [
      { FILES_URL: 'files' },
      'FILES_URL is file:/folder or s3://bucket/prefix?endpoint=https://host&region=name',
    ],
    [
      { FILES_URL: 's3://tresen', AWS_ACCESS_KEY_ID: 'x' },
      'AWS_SECRET_ACCESS_KEY is needed with a bucket for files',
    ],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV is one of development, production, test'],
    [
      {
        NODE_ENV: 'production',
        PORT: 'x',
        PUBLIC_URL: 'https://x',
        SMTP_URL: 'smtp://x',
        DATABASE_URL: 'postgresql://tresen@db/x',
      },
      'PORT is a port number, 0 to 65535; SECRET is needed in production; METRICS_TOKEN is needed in production; DATABASE_URL names no password',
    ],
  ])('refuse %j', (settings, faults) => {
    expect(() => readConfig({ ...settings, DATA_DIR: dataDir() })).toThrow(`Settings: ${faults}.`);
  });

  it('ask for a secret and an address in production, and refuse another now', () => {
    expect(() =>
      readConfig({ NODE_ENV: 'production', NOW: '2026-01-01T00:00:00Z', DATA_DIR: dataDir() }),
    ).toThrow(
      'Settings: SECRET is needed in production; METRICS_TOKEN is needed in production; NOW is not allowed in production; PUBLIC_URL is needed in production; SMTP_URL is needed in production.',
    );
  });

  it.each([
    [{ SECRET: 'x'.repeat(32) }, 'SECRET is easy to guess: let a machine choose it, openssl rand -base64 48'],
    [{ SECRET: '' }, 'SECRET is needed in production'],
    [{ METRICS_TOKEN: '' }, 'METRICS_TOKEN is needed in production'],
    [{ METRICS_TOKEN: production.SECRET }, 'METRICS_TOKEN must be another text than SECRET'],
    [{ PUBLIC_URL: 'http://kasse.bäckerei-müller.de' }, 'PUBLIC_URL begins with https:// in production'],
    [{ PUBLIC_URL: 'http://192.168.178.20:3000' }, 'PUBLIC_URL begins with https:// in production'],
    [{ BACKUP_HOST: 'http://sicherung.cafe-rita.de' }, 'BACKUP_HOST begins with https:// in production'],
    [{ PUBLIC_URL: 'http://localhost.cafe-rita.de' }, 'PUBLIC_URL begins with https:// in production'],
    [
      { FRONTEND_URLS: 'https://a.example,http://b.example' },
      'FRONTEND_URLS begin with https:// in production',
    ],
  ])('of production refuse %j', (settings, fault) => {
    expect(() => readConfig({ ...production, ...settings, DATA_DIR: dataDir() })).toThrow(
      `Settings: ${fault}.`,
    );
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'of production take %s, which no network sees',
    (PUBLIC_URL) =>
      expect(readConfig({ ...production, PUBLIC_URL, DATA_DIR: dataDir() }).PUBLIC_URL).toBe(PUBLIC_URL),
  );

  it('listen for this machine alone outside production, unless they say otherwise', () => {
    const hostOf = (settings: Record<string, string>) =>
      readConfig({ ...settings, DATA_DIR: dataDir() }).HOST;
    expect([hostOf({}), hostOf({ NODE_ENV: 'test', HOST: '' })]).toEqual([undefined, undefined]);
    expect([hostOf({ HOST: '0.0.0.0' }), hostOf({ ...production, HOST: '::' })]).toEqual(['0.0.0.0', '::']);
    expect(hostOf(production)).toBe('0.0.0.0');
  });

  it.each(['-1', '301', 'x', '1.5'])('refuse %j as seconds of a stop', (STOP_DELAY) => {
    expect(() => readConfig({ STOP_DELAY, DATA_DIR: dataDir() })).toThrow('STOP_DELAY is seconds, 0 to 300');
  });

  it.each([
    [
      { SMTP_URL: 'http://mail.example' },
      'SMTP_URL is an address such as smtps://name:password@mail.example:465',
    ],
    [{ MAIL_FROM: 'Tresen' }, 'MAIL_FROM is a sender such as Tresen <mail@tresen.example>'],
    [{ MAIL_FROM: 'a@x.example, b@x.example' }, 'MAIL_FROM is a sender such as Tresen <mail@tresen.example>'],
    [
      { SUPPORT_EMAIL: 'a@x.example\nBcc: b@x.example' },
      'SUPPORT_EMAIL is an address such as help@tresen.example',
    ],
    [
      { FRONTEND_URLS: 'https://a.example/app' },
      'FRONTEND_URLS lists addresses such as https://tresen.example',
    ],
    [
      { FRONTEND_URLS: 'https://a.example,https://[' },
      'FRONTEND_URLS lists addresses such as https://tresen.example',
    ],
    [{ PUBLIC_URL: 'https://[' }, 'PUBLIC_URL is an address such as https://tresen.example'],
    [{ FRONTEND_URLS: 'https://a.example,' }, 'FRONTEND_URLS lists addresses such as https://tresen.example'],
  ])('of mails refuse %j', (settings, fault) => {
    expect(() => readConfig({ ...settings, DATA_DIR: dataDir() })).toThrow(`Settings: ${fault}.`);
  });

  it.each(['everybody', '10.0.0.0/33', '10.0.0.1/', '::1/129', '10.0.0.1,', '10.0.0.0/8/8'])(
    'refuse %j as a proxy to be believed',
    (proxies) => {
      expect(() => readConfig({ TRUSTED_PROXIES: proxies, DATA_DIR: dataDir() })).toThrow(
        'Settings: TRUSTED_PROXIES lists addresses or networks such as 10.1.2.0/24.',
      );
    },
  );

  it('let links of mails lead to the public address, to those listed, and in development to this machine', () => {
    const PUBLIC_URL = 'https://tresen.example';
    const FRONTEND_URLS = 'https://a.example,http://b.example:8080';
    const frontendsOf = (settings: Record<string, string>) =>
      readConfig({ ...settings, DATA_DIR: dataDir() }).frontends;
    expect(frontendsOf({})).toEqual({ origins: [], anyLoopback: true });
    expect(frontendsOf({ PUBLIC_URL })).toEqual({ origins: [PUBLIC_URL], anyLoopback: true });
    expect(frontendsOf({ PUBLIC_URL, FRONTEND_URLS })).toEqual({
      origins: ['https://a.example', 'http://b.example:8080', PUBLIC_URL],
      anyLoopback: false,
    });
    expect(frontendsOf({ ...production, PUBLIC_URL })).toEqual({ origins: [PUBLIC_URL], anyLoopback: false });
  });

  it('count an empty value as absent', () => {
    expect(readConfig({ PORT: '', DATA_DIR: dataDir() }).PORT).toBe(3000);
  });

  it('keep a made secret for the next start, readable by nobody else', () => {
    const folder = dataDir();
    const first = readConfig({ DATA_DIR: folder });
    expect(readConfig({ DATA_DIR: folder }).secret).toEqual(first.secret);
    expect(first.secret.length).toBeGreaterThanOrEqual(32);
    expect(statSync(join(folder, 'secret')).mode & 0o077).toBe(0);
  });

  it('move the clock to NOW and let it run', () => {
    const { now } = readConfig({ NOW: '2023-06-15T12:00:00Z', DATA_DIR: dataDir() });
    expect(Math.abs(now() - Date.parse('2023-06-15T12:00:00Z'))).toBeLessThan(5_000);
  });
});
