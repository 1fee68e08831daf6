import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { ViewLinks } from './view-links.tsx';

/** Lays the page out, as the browser does after all that is new stands. */
let layOut: (() => void) | undefined;

beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        layOut = tell;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  ),
);
afterEach(() => void vi.unstubAllGlobals());

const titles = ['Artikel', 'Warengruppen', 'Steuer', 'Filialen', 'Wochentage'];
/** Each entry is 100 pixels wide, the row 300; what is asked for is where they begin. */
const widths = (entry: HTMLElement) => {
  const at = titles.indexOf(entry.textContent ?? '');
  return at < 0 ? [0, 300] : [at * 100, at * 100 + 100];
};

const open = (current: string) => {
  const asked = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const [left, right] = widths(this);
    return { left, right, top: 0, bottom: 44 } as DOMRect;
  });
  const links = titles.map((title) => ({ to: `/${title}`, title, isCurrent: title === current }));
  renderScreen(<ViewLinks label="Berichte" links={links} />);
  return asked;
};

it.each([
  ['Artikel', 0],
  ['Steuer', 0],
  ['Filialen', 200],
  ['Wochentage', 300],
])('where the views are too many for the screen, %s is in sight: the row stands at %i', (current, place) => {
  open(current);
  act(() => layOut?.());
  expect(screen.getByRole('navigation', { name: 'Berichte' }).scrollLeft).toBe(place);
});

it('asks for no size before the page is laid out, which would lay all of it out at once', () => {
  expect(open('Filialen')).not.toHaveBeenCalled();
});
