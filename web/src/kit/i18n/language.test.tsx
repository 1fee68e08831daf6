import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import firstPaint from '../../../public/first-paint.js?raw';

/** The modules as a page that has just been loaded has them. */
const load = async () => {
  vi.resetModules();
  return import('./index.ts');
};

afterEach(() => {
  localStorage.removeItem('tresen.language');
  localStorage.removeItem('tresen.accountLanguage');
});

it.each([
  ['nothing is chosen', null, 'de'],
  ['English is chosen', 'en', 'en'],
  ['German is chosen', 'de', 'de'],
  ['what is stored is no language of ours', 'fr', 'de'],
])('SHL-01, CON-01: where %s, app and first paint agree', async (_what, stored, language) => {
  if (stored !== null) localStorage.setItem('tresen.language', stored);
  const { useLanguage } = await load();
  expect(renderHook(() => useLanguage()).result.current).toBe(language);
  new Function(firstPaint)();
  expect(document.documentElement.lang).toBe(language);
});

it.each([
  ['nothing was chosen on the device', null, 'en'],
  ['German was chosen on the device', 'de', 'de'],
])('USR-03: where %s, an English account reads %s: %s', async (_what, chosen, language) => {
  if (chosen !== null) localStorage.setItem('tresen.language', chosen);
  const { adoptLanguage, useLanguage } = await load();
  const { result } = renderHook(() => useLanguage());
  act(() => adoptLanguage('en'));
  expect([result.current, document.documentElement.lang]).toEqual([language, language]);
  // At the next visit from the first paint on.
  document.documentElement.lang = '';
  new Function(firstPaint)();
  const again = await load();
  expect([renderHook(() => again.useLanguage()).result.current, document.documentElement.lang]).toEqual([
    ...[language, language],
  ]);
});

it('SHL-01: a choice shows at once and stays on this device', async () => {
  const { defineTexts, setLanguage, useTexts } = await load();
  const texts = defineTexts({ hello: 'Hallo' }, { hello: 'Hello' });
  const { result } = renderHook(() => useTexts(texts));
  expect(result.current.hello).toBe('Hallo');
  act(() => setLanguage('en'));
  expect(result.current.hello).toBe('Hello');
  expect([document.documentElement.lang, localStorage.getItem('tresen.language')]).toEqual(['en', 'en']);
});
