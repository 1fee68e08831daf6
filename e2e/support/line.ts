import type { Page } from '@playwright/test';

/** The way of some requests of a page. */
export interface Line {
  cut(): void;
  mend(): void;
}

/**
 * Lays a line that can be cut later. It is for a time before the page loads: Chromium stops requests only some
 * milliseconds after it was told to, so what is cut right before a click lets that one through.
 * @param pattern of the addresses, as `page.route` takes it
 */
export const layLine = async (page: Page, pattern: string): Promise<Line> => {
  let isCut = false;
  await page.route(pattern, (route) => (isCut ? route.abort() : route.continue()));
  return {
    cut: () => {
      isCut = true;
    },
    mend: () => {
      isCut = false;
    },
  };
};
