import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import fits from '../../standing/fits.js?raw';
import stands from '../../standing/stands.js?raw';

const root = document.documentElement;

const drawn = `
  <div id="page" data-asleep data-language="de"><h1>Anmelden</h1><form><input name="email"><button disabled>Los</button></form></div>
  <template id="page-in-english" data-title="Sign in · Tresen" data-description="Words"><h1>Sign in</h1></template>`;

/** Runs both scripts as a page would that the build has drawn. */
const open = (path: string) => {
  window.history.replaceState(null, '', path);
  document.head.innerHTML = '<title>Anmelden · Tresen</title><meta name="description" content="Worte">';
  document.body.innerHTML = drawn;
  new Function(fits)();
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
  Object.assign(script.dataset, {
    entry: '/assets/entry.js',
    parts: '/assets/react.js',
    wakes: 'when-touched',
  });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  new Function('PerformanceObserver', stands)(Unpainted);
  return document.getElementById('page');
};

/** Nothing is ever painted here. */
class Unpainted {
  observe = (): void => undefined;
}

beforeEach(() => {
  root.lang = 'de';
  root.dir = 'ltr';
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['differs', 'frame', 'waking']) delete root.dataset[name];
  root.removeAttribute('dir');
  document.head.replaceChildren();
  document.body.replaceChildren();
});

it.each(['/login', '/LOGIN/', '/register', '/documentation/receipts#tse', '/login?utm_source=mail'])(
  'SHL-57, IDN-02: a page that the build has drawn stands at %s for a guest',
  (path) => {
    expect(open(path)?.textContent).toContain('Anmelden');
    expect(document.querySelector('template')).toBeNull();
    expect(root.dataset.waking).toBeUndefined();
  },
);

it.each<[what: string, path: string, before: () => void]>([
  ['who is signed in', '/documentation', () => Object.assign(root.dataset, { frame: 'shell' })],
  ['a page from right to left', '/login', () => Object.assign(root, { dir: 'rtl' })],
  ['an e-mail in the address', '/login?email=a%40b.example', () => undefined],
  ['a search', '/documentation?q=tse', () => undefined],
  ['the way back from another provider', '/login#external=x', () => undefined],
  ['another provider', '/login', () => localStorage.setItem('tresen.externalProvider', 'Entra')],
  ['a session that has ended', '/login', () => sessionStorage.setItem('tresen.farewell', 'expired')],
  ['a form half filled in', '/register', () => sessionStorage.setItem('tresen.registrationDraft', 'email=x')],
])('it gives way to the app, which starts at once, for %s', (_what, path, before) => {
  before();
  expect(open(path)).toBeNull();
  expect(root.dataset.waking).toBe('');
});

it('what concerns the login takes no page of the help away', () => {
  localStorage.setItem('tresen.externalProvider', 'Entra');
  expect(open('/documentation')).not.toBeNull();
});

it('it shows in English, with its title and what search engines show, to whoever has chosen that', () => {
  root.lang = 'en';
  expect(open('/login')?.textContent).toBe('Sign in');
  expect([document.title, document.querySelector('meta')?.content]).toEqual(['Sign in · Tresen', 'Words']);
});

it('IDN-04: the focus is where one begins to type, and nothing is sent before the app is awake', () => {
  const page = open('/login');
  expect(document.activeElement).toBe(page?.querySelector('input'));
  const submit = new Event('submit', { cancelable: true, bubbles: true });
  page?.querySelector('form')?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
});

it('what is typed into a registration survives a reload also before the app is awake, but no password', () => {
  const page = open('/register');
  const form = page?.querySelector('form');
  form?.insertAdjacentHTML(
    'beforeend',
    '<input name="password" value="Abc1!x"><input name="confirmPassword" value="Abc1!x">',
  );
  const box = form?.querySelector('input');
  if (box) box.value = 'olga@demo.example';
  box?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(sessionStorage.getItem('tresen.registrationDraft')).toBe('email=olga%40demo.example');
});

it('IDN-04: the e-mail typed before the app is awake goes along to whoever forgot their password', () => {
  const page = open('/login');
  page?.insertAdjacentHTML('beforeend', '<a href="/forgot-password"><b>Passwort vergessen?</b></a>');
  const link = page?.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(link?.getAttribute('href')).toBe('/forgot-password');
  const box = page?.querySelector('input');
  if (box) box.value = 'olga+k@demo.example';
  link?.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(link?.search).toBe('?email=olga%2Bk%40demo.example');
});

it('a page to be read wakes when somebody goes to a button, not when they read', () => {
  const page = open('/documentation');
  page?.querySelector('h1')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(root.dataset.waking).toBeUndefined();
  page?.querySelector('button')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(root.dataset.waking).toBe('');
});
