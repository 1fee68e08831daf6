import { expect, test } from 'vitest';
import { isPictureName } from '../../kit/pictures/index.ts';
import { nameUserAgent, picturePath } from './index.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
    'Edge',
    'Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPad',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S918B) ${webkit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  ['curl/8.5.0', 'curl', null],
  ['<script>alert(1)</script>', null, null],
  [null, null, null],
])('%s is %s on %s', (text, browser, system) => {
  expect(nameUserAgent(text)).toEqual({ browser, system });
});

test('IDN-62: a picture is found under photoURL, and only by a name that we gave', () => {
  const name = `${'0a'.repeat(16)}.webp`;
  expect(picturePath(name)).toBe(`/files/photoURL/${name}`);
  expect(picturePath(null)).toBeNull();
  for (const other of ['../secret', 'a.webp', `${name}/..`, `${name}\n`, name.toUpperCase()]) {
    expect([isPictureName(other), picturePath(other)]).toEqual([false, null]);
  }
});
