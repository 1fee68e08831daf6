import { expect, type Locator, type Page } from '@playwright/test';

/** More than any page has places to stop at. */
const mostSteps = 200;

/** The key that leads to the target; none where the focus is on it. */
const keyTo = (target: Locator): Promise<'Tab' | 'Shift+Tab' | undefined> =>
  target.evaluate((element) => {
    const { activeElement } = document;
    if (element === activeElement) return undefined;
    const isBehind =
      activeElement !== null &&
      element.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING;
    return isBehind ? 'Shift+Tab' : 'Tab';
  });

/**
 * Goes to an element by the tabulator, forwards or back, as somebody without a mouse does.
 * @throws when the tabulator does not reach it
 */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < mostSteps; steps += 1) {
    const key = await keyTo(target);
    if (key === undefined) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the tabulator does not reach ${target}`);
};
