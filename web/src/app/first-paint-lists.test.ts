import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import firstPaint from '../../public/first-paint.js?raw';

const lists = {
  guest: '/assets/react.js /assets/guest.js /assets/guest.css',
  signedIn: '/assets/react.js /assets/shell.js',
};

const preloaded = (): string[] =>
  Array.from(document.head.querySelectorAll('link'), (link) => `${link.rel} ${link.getAttribute('href')}`);

beforeEach(() => {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
  Object.assign(script.dataset, lists);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.removeItem('tresen.refreshToken');
  document.head.replaceChildren();
  window.history.replaceState(null, '', '/');
});

it.each([
  ['/login', null, ['react.js', 'guest.js', 'guest.css']],
  ['/dashboards/home', 'x', ['react.js', 'shell.js']],
  ['/documentation', 'x', ['react.js', 'shell.js']],
  ['/forgot-password', 'x', ['react.js', 'guest.js', 'guest.css']],
])('at %s with the session %s the first paint sends for %s', (path, session, files) => {
  if (session) localStorage.setItem('tresen.refreshToken', session);
  window.history.replaceState(null, '', path);
  new Function(firstPaint)();
  expect(preloaded()).toEqual(
    files.map((file) => `${file.endsWith('.css') ? 'preload' : 'modulepreload'} /assets/${file}`),
  );
});
