import { describe, expect, it } from 'vitest';
import { createOwnPage } from './own-page.ts';

const frontends = { origins: ['https://tresen.cafe-rita.de', 'https://büro.de'], anyLoopback: false };
const inProduction = createOwnPage({ frontends, NODE_ENV: 'production' });
const inDevelopment = createOwnPage({ frontends, NODE_ENV: 'development' });

describe('a page may connect', () => {
  it.each([undefined, 'https://tresen.cafe-rita.de'])('from %s', (origin) => {
    expect(inProduction({ origin, host: 'tresen.cafe-rita.de' })).toBe(true);
  });

  it.each([
    'https://evil.com',
    'https://tresen.cafe-rita.de.evil.com',
    'http://tresen.cafe-rita.de',
    'https://cafe-rita.de',
    'http://localhost:3000',
    'http://192.168.0.5:3000',
    'null',
    'file://',
    '',
  ])('in production not from %j', (origin) => {
    expect(inProduction({ origin, host: '192.168.0.5:3000' })).toBe(false);
  });

  it.each(['http://localhost:5173', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://192.168.0.5:3000'])(
    'in development from %s, too',
    (origin) => {
      expect(inDevelopment({ origin, host: '192.168.0.5:3000' })).toBe(true);
    },
  );

  it('in development not from another address than the server was asked at', () => {
    expect(inDevelopment({ origin: 'http://192.168.0.6:3000', host: '192.168.0.5:3000' })).toBe(false);
  });
});
