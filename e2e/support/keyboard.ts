import { expect, type Locator, type Page } from '@playwright/test';

/** More than any page has places to stop at. */
const maxSteps = 200;

/**
 * Goes to an element by the tabulator, forwards or back, as somebody without a mouse does.
 * @throws when the tabulator does not reach it
 */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < maxSteps; steps += 1) {
    const key = await keyTo(target);
    if (key === undefined) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the tabulator does not reach ${target}`);
};

/** The key that leads to the target; none where the focus is on it. A page is entered by the link past its menu. */
function keyTo(target: Locator): Promise<'Tab' | 'Shift+Tab' | 'Enter' | undefined> {
  return target.evaluate((element) => {
    const { activeElement: focused } = document;
    if (element === focused) return undefined;
    const isPastMenu = document.getElementById('content')?.contains(element) ?? false;
    if (isPastMenu && focused instanceof HTMLAnchorElement && focused.hash === '#content') return 'Enter';
    const isFocusBehind =
      focused !== null && element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
    return isFocusBehind ? 'Shift+Tab' : 'Tab';
  });
}
