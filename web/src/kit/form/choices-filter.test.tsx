import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ChoicesFilter } from './choices-filter.tsx';

type Options = Parameters<typeof ChoicesFilter>[0]['options'];

const two = [
  { id: 'a', name: 'Astoria' },
  { id: 'b', name: 'Broadway' },
];

const filter = (options: Options, value: readonly string[] = []) => (
  <ChoicesFilter
    of="branches"
    label="Filialen"
    all="Alle Filialen"
    options={options}
    value={value}
    onValue={() => undefined}
  />
);
const shown = () => screen.queryByRole('combobox', { name: /Filialen/ });
const held = () => document.querySelector('[data-held="branches"]');

beforeEach(() => localStorage.clear());

describe('a filter whose options are on their way', () => {
  it('has its place before they come', async () => {
    const { rerender } = render(filter(undefined));
    expect([held() !== null, shown()]).toEqual([true, null]);
    rerender(filter(two));
    expect(held()).toBeNull();
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Astoria',
      'Broadway',
    ]);
  });

  it.each([
    ['one alone', two.slice(0, 1)],
    ['none', []],
  ])('is not there the next time when there was no choice: %s', (_name, options) => {
    const { rerender } = render(filter(undefined));
    expect(held()).not.toBeNull();
    rerender(filter(options));
    expect([held(), shown()]).toEqual([null, null]);
    cleanup();
    const again = render(filter(undefined));
    expect(held()).toBeNull();
    // There is a second one by now.
    again.rerender(filter(two));
    expect(shown()).not.toBeNull();
    cleanup();
    render(filter(undefined));
    expect(held()).not.toBeNull();
  });

  it('that could not be loaded is not there, and says nothing of the next time', () => {
    const { rerender } = render(filter(undefined));
    rerender(filter(null));
    expect([held(), shown()]).toEqual([null, null]);
    cleanup();
    render(filter(undefined));
    expect(held()).not.toBeNull();
  });

  it('stays where the address names one, though there is one alone, or none was loaded', () => {
    render(filter(null, ['a']));
    expect(shown()).not.toBeNull();
    cleanup();
    render(filter(two.slice(0, 1), ['a']));
    expect(shown()?.textContent).toBe('Astoria');
  });
});
