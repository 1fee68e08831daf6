import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readSettings } from '@tresen/domain/account/settings';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../kit/i18n/index.ts';
import { changeSettings, currentSettings } from '../../kit/settings/index.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { SettingsNotSaved, SettingsTool } from './index.ts';
import { SettingsDrawer } from './settings-drawer.tsx';

const root = document.documentElement;
const config = () => currentSettings().layout.config;
const group = (name: string) => within(screen.getByRole('group', { name }));

const open = async () => {
  renderScreen(
    <>
      <SettingsTool />
      <SettingsDrawer />
      <SettingsNotSaved />
    </>,
    '/receipts?panel=settings',
  );
  const drawer = await screen.findByRole('dialog', { name: 'Einstellungen' });
  await within(drawer).findByRole('button', { name: 'Auf Standard zurücksetzen' });
  return drawer;
};

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('no connection')));
});
afterEach(() => {
  act(() => {
    setLanguage('de');
    changeSettings(() => readSettings(null));
  });
  vi.unstubAllGlobals();
});

describe('the settings drawer', () => {
  it('SHL-46: is opened and closed by the address', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByLabelText('address').textContent).toBe('/receipts');
    await userEvent.click(await screen.findByRole('button', { name: 'Einstellungen' }));
    expect(screen.getByLabelText('address').textContent).toBe('/receipts?panel=settings');
  });

  it('SHL-47, SHL-54: has nine colour schemes and the system, by keyboard; each shows at once', async () => {
    await open();
    const schemes = group('Farben').getAllByRole('radio');
    expect(schemes).toHaveLength(10);
    expect(group('Farben').getByRole('radio', { name: 'Wie das System', checked: true })).toBe(schemes[0]);
    act(() => schemes[0]?.focus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(currentSettings().theme).toEqual({
      main: 'light1',
      navbar: 'light1',
      toolbar: 'light1',
      footer: 'light1',
    });
    expect(root.dataset).toMatchObject({ scheme: 'light1', theme: 'light' });
  });

  it('SHL-52: menu, toolbar and footer can wear another scheme than the page', async () => {
    await open();
    await userEvent.click(screen.getByText('Menü, Leiste und Fußzeile anders färben'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Menü' }), 'Mokka');
    expect(currentSettings().theme).toMatchObject({ main: 'light4', navbar: 'dark2', toolbar: 'light4' });
  });

  it('SHL-48: has a slider for the font size from 0.7 to 1.3 in steps of 0.1, in words of per cent', async () => {
    await open();
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Schriftgröße' });
    const { min, max, step, value } = slider;
    expect({ min, max, step, value }).toEqual({ min: '0.7', max: '1.3', step: '0.1', value: '1' });
    expect(slider.getAttribute('aria-valuetext')).toBe('100 %');
    act(() => changeSettings((old) => ({ ...old, fontScale: 1.2 })));
    expect([slider.value, slider.getAttribute('aria-valuetext')]).toEqual(['1.2', '120 %']);
  });

  it('SHL-16, SHL-17: has the four styles, the modes, and a width for the content', async () => {
    await open();
    await userEvent.click(group('Aufbau').getByRole('radio', { name: 'Menü als Symbole' }));
    expect(currentSettings().layout.style).toBe('style-2');
    expect(screen.queryByRole('spinbutton')).toBeNull();
    await userEvent.click(group('Breite des Inhalts').getByRole('radio', { name: 'Im Rahmen' }));
    const width = screen.getByRole('spinbutton', { name: /Breite in Pixeln/ });
    expect(width.getAttribute('placeholder')).toBe('1120');
    await userEvent.type(width, '1300');
    expect(config()).toMatchObject({ mode: 'boxed', containerWidth: 1300 });
    expect(root.style.getPropertyValue('--container-width')).toBe('1300px');
    await userEvent.type(width, '0');
    expect(config().containerWidth).toBe(1300);
    await userEvent.clear(width);
    expect(config().containerWidth).toBeNull();
  });

  it('SHL-18, SHL-19, SHL-20: shows, hides and fixes menu, toolbar, footer and side panels', async () => {
    await open();
    await userEvent.click(group('Menü').getByRole('switch', { name: /Eingeklappt/ }));
    await userEvent.click(group('Menü').getByRole('switch', { name: 'Anzeigen' }));
    expect(group('Menü').getByRole<HTMLInputElement>('switch', { name: /Eingeklappt/ }).disabled).toBe(true);
    await userEvent.click(group('Werkzeugleiste').getByRole('switch', { name: /stehen/ }));
    await userEvent.click(screen.getByRole('radio', { name: 'Über dem Menü' }));
    await userEvent.click(group('Fußzeile').getByRole('switch', { name: 'Anzeigen' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Am Zeilenende anzeigen' }));
    expect(config()).toMatchObject({
      navbar: { display: false, folded: true, isFixed: true },
      toolbar: { display: true, isFixed: false, position: 'above' },
      footer: { display: true },
      leftSidePanel: { display: false },
      rightSidePanel: { display: true },
    });
  });

  it('SHL-02: turns the page around', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Rechts nach links' }));
    expect(root.dir).toBe('rtl');
  });

  it('goes back to the default, and that can be undone', async () => {
    act(() => changeSettings((old) => ({ ...old, fontScale: 1.3, customScrollbars: false })));
    await open();
    await userEvent.click(screen.getByText('Auf Standard zurücksetzen'));
    expect(currentSettings()).toEqual(readSettings(null));
    await userEvent.click(await screen.findByText('Rückgängig'));
    expect(currentSettings()).toMatchObject({ fontScale: 1.3, customScrollbars: false });
  });

  it('ERR-29: says that a change was not saved, and keeps it on the screen', async () => {
    localStorage.setItem('tresen.refreshToken', 'refresh');
    setLanguage('en');
    renderScreen(<SettingsNotSaved />);
    act(() => changeSettings((old) => ({ ...old, fontScale: 0.8 })));
    await waitFor(() =>
      expect(screen.getByText('Update failed. Please check your internet connection.')).toBeTruthy(),
    );
    expect(currentSettings().fontScale).toBe(0.8);
  });
});
