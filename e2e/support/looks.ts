import type { Page } from '@playwright/test';
import type { ColourScheme, LayoutStyle } from '@tresen/domain/account/settings';

/** How a page shows, in the words of the settings; what is left out is the default. */
export interface Look {
  readonly scheme?: ColourScheme;
  readonly direction?: 'ltr' | 'rtl';
  readonly style?: LayoutStyle;
  readonly folded?: boolean;
}

/**
 * Shows the open page in another way, without loading it again, as if another tab had changed the settings. The pages
 * that are opened next in the same browser keep it.
 */
export const show = async (page: Page, look: Look): Promise<void> => {
  const isNew = await page.evaluate(
    (settings) => {
      const key = 'tresen.settings';
      if (localStorage.getItem(key) === settings) return false;
      localStorage.setItem(key, settings);
      return dispatchEvent(
        new StorageEvent('storage', { key, newValue: settings, storageArea: localStorage }),
      );
    },
    JSON.stringify(settingsOf(look)),
  );
  // Public pages have no more than their first paint, which looks again when the system turns light or dark.
  await page.emulateMedia({ colorScheme: look.scheme?.startsWith('dark') ? 'dark' : 'light' });
  if (isNew) await untilDrawn(page);
};

/** Whether the page is dark, which way it runs: as drawn, not as asked for. */
export const shownOn = (page: Page): Promise<{ readonly isDark: boolean; readonly direction: string }> =>
  page.evaluate(() => {
    const background = getComputedStyle(document.body).backgroundColor;
    const { direction } = getComputedStyle(document.documentElement);
    return { isDark: Number(/\d+/.exec(background)?.[0]) < 128, direction };
  });

function settingsOf({ scheme = 'light4', direction = 'ltr', style = 'style-1', folded = false }: Look) {
  return {
    direction,
    theme: { main: scheme, navbar: scheme, toolbar: scheme, footer: scheme },
    layout: { style, config: { navbar: { folded }, footer: { display: true } } },
  };
}

/** Waits until what has changed is drawn: two frames, and as many more as anything still moves. */
function untilDrawn(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const isMoving = (animation: Animation) =>
          animation.playState === 'running' && Number.isFinite(animation.effect?.getComputedTiming().endTime);
        const look = () =>
          document.getAnimations().some(isMoving) ? requestAnimationFrame(look) : resolve();
        requestAnimationFrame(() => requestAnimationFrame(look));
      }),
  );
}
