import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, json } from '../kit/testing/fake-server.ts';
import { renderScreen } from '../kit/testing/render-screen.tsx';
import { Toolbar } from './toolbar.tsx';

const namesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));

beforeEach(() => void fakeServer({ '/graphql': [json({ data: {} })] }));
afterEach(() => vi.unstubAllGlobals());
// Panels are fetched once the page stands, which the last test does not wait for.
afterAll(() => vi.dynamicImportSettled());

describe('the toolbar', () => {
  it('SHL-05, SHL-21, SHL-22, SHL-25, SHL-26, SHL-28: has its tools in their order', () => {
    renderScreen(<Toolbar />);
    expect(namesIn(screen.getByRole('banner'))).toEqual([
      'Suchen',
      'Sprache',
      'Schriftgröße',
      'Vollbild',
      'Schnellzugriff',
      'Auf einen Blick',
      'Einstellungen',
      'Warenkorb',
      'Benachrichtigungen',
      'Benutzermenü',
    ]);
  });

  it('on a phone keeps search, cart, notifications and the user menu, and lists the others', async () => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media === '(max-width: 599px)' }),
    );
    const onMenu = vi.fn();
    renderScreen(<Toolbar onMenu={onMenu} />);
    const bar = screen.getByRole('banner');
    expect(namesIn(bar)).toEqual([
      'Menü öffnen',
      'Suchen',
      'Weitere Werkzeuge',
      'Warenkorb',
      'Benachrichtigungen',
      'Benutzermenü',
    ]);
    await userEvent.click(within(bar).getByRole('button', { name: 'Menü öffnen' }));
    expect(onMenu).toHaveBeenCalledOnce();
    await userEvent.click(within(bar).getByRole('button', { name: 'Weitere Werkzeuge' }));
    const list = await screen.findByRole('dialog', { name: 'Weitere Werkzeuge' });
    expect(namesIn(list)).toHaveLength(6);
    await userEvent.click(within(list).getByRole('button', { name: 'Einstellungen' }));
    expect(screen.getByLabelText('address').textContent).toBe('/?panel=settings');
    await expect.poll(() => screen.queryByRole('dialog', { name: 'Weitere Werkzeuge' })).toBeNull();
  });
});
