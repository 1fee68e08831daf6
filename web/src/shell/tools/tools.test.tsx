import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentSettings } from '../../kit/settings/index.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { FullscreenError, toggleFullscreen } from './fullscreen.ts';
import { FontSizeTool, FullscreenTool, LanguageTool } from './index.ts';

/** A browser that can fill the screen, or one that says no. */
const withFullscreen = (request: () => Promise<void>) => {
  const show = (element: Element | null) => {
    Object.assign(document, { fullscreenElement: element });
    document.dispatchEvent(new Event('fullscreenchange'));
  };
  Object.assign(document, {
    fullscreenEnabled: true,
    exitFullscreen: async () => show(null),
  });
  document.documentElement.requestFullscreen = async () => {
    await request();
    show(document.documentElement);
  };
};

afterEach(() => {
  for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
    Reflect.deleteProperty(document, name);
});

describe('full screen', () => {
  it('SHL-22: the button fills the screen and says the state, also after Escape', async () => {
    withFullscreen(async () => undefined);
    renderScreen(<FullscreenTool />);
    await userEvent.click(screen.getByRole('button', { name: 'Vollbild', pressed: false }));
    await userEvent.click(await screen.findByRole('button', { name: 'Vollbild beenden', pressed: true }));
    expect(await screen.findByRole('button', { name: 'Vollbild' })).toBeTruthy();
    act(() => {
      Object.assign(document, { fullscreenElement: document.body });
      document.dispatchEvent(new Event('fullscreenchange'));
    });
    expect(screen.getByRole('button', { name: 'Vollbild beenden' })).toBeTruthy();
  });

  it('SHL-23: a browser without it throws a typed error', async () => {
    const failed = toggleFullscreen();
    await expect(failed).rejects.toBeInstanceOf(FullscreenError);
    await expect(failed).rejects.toMatchObject({ reason: 'unsupported' });
  });

  it('SHL-24: which shows as a message', async () => {
    renderScreen(<FullscreenTool />);
    await userEvent.click(screen.getByRole('button', { name: 'Vollbild' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Dieser Browser kann kein Vollbild.');
  });

  it('SHL-24: a browser that refuses says so, and the button stays as it was', async () => {
    withFullscreen(() => Promise.reject(new TypeError('not allowed')));
    await expect(toggleFullscreen()).rejects.toMatchObject({ reason: 'refused' });
    renderScreen(<FullscreenTool />);
    await userEvent.click(screen.getByRole('button', { name: 'Vollbild' }));
    expect(await screen.findByText('Der Browser hat das Vollbild nicht erlaubt.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Vollbild', pressed: false })).toBeTruthy();
  });
});

describe('the font size in the toolbar', () => {
  it('SHL-22, SHL-48: offers 70 % to 130 % and shows which one is in use', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('no connection')));
    renderScreen(<FontSizeTool />);
    await userEvent.click(screen.getByRole('button', { name: 'Schriftgröße' }));
    const sizes = await screen.findAllByRole('menuitemradio');
    expect(sizes.map(({ textContent }) => textContent)).toEqual(
      [70, 80, 90, 100, 110, 120, 130].map((percent) => `${percent} %`),
    );
    expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('100 %');
    await userEvent.click(screen.getByRole('menuitemradio', { name: '120 %' }));
    expect(currentSettings().fontScale).toBe(1.2);
    expect(document.documentElement.style.getPropertyValue('--font-scale')).toBe('1.2');
    vi.unstubAllGlobals();
  });
});

describe('the language menu', () => {
  it('SHL-21: has English and Deutsch', async () => {
    renderScreen(<LanguageTool />);
    await userEvent.click(screen.getByRole('button', { name: 'Sprache' }));
    expect(await screen.findByRole('menuitemradio', { name: 'Deutsch', checked: true })).toBeTruthy();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'English' }));
    expect(document.documentElement.lang).toBe('en');
    await userEvent.click(await screen.findByRole('button', { name: 'Language' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));
  });
});
