import { describe, expect, it } from 'vitest';
import { isFrontend } from './index.ts';

const production = { origins: ['https://tresen.example', 'http://[2001:db8::1]:3000'], anyLoopback: false };
const development = { origins: [], anyLoopback: true };

describe('a link in a mail', () => {
  it.each([
    'https://tresen.example',
    'https://tresen.example/',
    'https://TRESEN.example:443',
    'http://[2001:db8::1]:3000',
  ])('may lead to %s, which is listed', (url) => {
    expect(isFrontend(production, url)).toBe(true);
  });

  it.each([
    '',
    'tresen.example',
    '//tresen.example',
    'http://tresen.example',
    'https://tresen.example:8443',
    'https://tresen.example.evil.example',
    'https://evil-tresen.example',
    'https://xtresen.example',
    'https://tresen.example.',
    'https://tresen.example@evil.example',
    'https://evil.example@tresen.example',
    'https://:@tresen.example',
    'https://evil.example\\@tresen.example',
    'https:\\\\tresen.example',
    'https:/tresen.example',
    'https://tresen.example/..//evil.example',
    'https://tresen.example/path',
    'https://tresen.example//',
    'https://tresen.example?x',
    'https://tresen.example#x',
    'https://tresen.example\n',
    'https://tresen.example\n.evil.example',
    ' https://tresen.example',
    'https://tresen%2eexample',
    'https://tresen。example',
    'javascript:alert(1)',
    'javascript://tresen.example/%0aalert(1)',
    'data:text/html,x',
    'blob:https://tresen.example',
    'http://localhost:3000',
    'http://127.0.0.1',
    'null',
  ])('may not lead to %j', (url) => {
    expect(isFrontend(production, url)).toBe(false);
  });

  it.each(['http://localhost:5173', 'http://127.0.0.1:3101', 'https://127.8.9.10', 'http://[::1]:80'])(
    'may lead to %s in development',
    (url) => {
      expect(isFrontend(development, url)).toBe(true);
    },
  );

  it.each([
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'http://evil.example',
    'http://192.168.0.4',
    'http://0.0.0.0',
    'http://localhost@evil.example',
  ])('may not lead to %s in development', (url) => {
    expect(isFrontend(development, url)).toBe(false);
  });
});
