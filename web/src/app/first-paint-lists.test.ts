import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import firstPaint from '../../public/first-paint.js?raw';

const lists = {
  guest: '/assets/react.js /assets/guest.js /assets/guest.css',
  signedIn: '/assets/react.js /assets/shell.js',
  help: '/assets/react.js /assets/reader.js',
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
  ['/documentation', null, ['react.js', 'guest.js', 'guest.css', 'reader.js']],
  ['/Documentation/receipts', null, ['react.js', 'guest.js', 'guest.css', 'reader.js']],
  ['/documentations', null, ['react.js', 'guest.js', 'guest.css']],
  ['/dashboards/home', 'x', ['react.js', 'shell.js']],
  ['/documentation', 'x', ['react.js', 'shell.js', 'reader.js']],
])('SHL-57: at %s with the session %s the first paint sends for %s, each once', (path, session, files) => {
  if (session) localStorage.setItem('tresen.refreshToken', session);
  window.history.replaceState(null, '', path);
  new Function(firstPaint)();
  expect(preloaded()).toEqual(
    files.map((file) => `${file.endsWith('.css') ? 'preload' : 'modulepreload'} /assets/${file}`),
  );
});
