import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useFormats } from '../format/index.ts';
import { setTurned } from './direction.ts';
import { defineTexts, useTexts } from './texts.ts';

const words = {
  title: 'Kasse verbinden?',
  count: (count: string) => `${count} Belege`,
  steps: ['eins.'],
  nested: { inner: 'Tage.' },
};
const texts = { de: words, en: words };

afterEach(() => act(() => setTurned(false)));

it('SHL-02: sentences and figures keep their order where the page runs from right to left', () => {
  const { result } = renderHook(() => ({ t: useTexts(texts), f: useFormats() }));
  expect(result.current.t).toBe(words);
  act(() => setTurned(true));
  const { t, f } = result.current;
  expect(t.title).toBe('\u2066Kasse verbinden?\u2069');
  expect(t.steps).toEqual(['\u2066eins.\u2069']);
  expect(t.nested.inner).toBe('\u2066Tage.\u2069');
  expect(t.count('3')).toBe('\u20663 Belege\u2069');
  expect(f.day('2026-11-21')).toBe('\u206621.11.2026\u2069');
});

it('an empty text stays empty', () => {
  act(() => setTurned(true));
  const empty = defineTexts({ none: '' }, { none: '' });
  expect(renderHook(() => useTexts(empty)).result.current.none).toBe('');
});
