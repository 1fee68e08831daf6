import { expect, type Locator, type Page } from '@playwright/test';

/**
 * A notice that has come and stays: its six seconds (SHL-45) stand still while the mouse is on it, however long a slow
 * machine takes for what is looked at before somebody takes it up.
 */
export const heldNotice = async (page: Page, text: string | RegExp): Promise<Locator> => {
  // Beside an open drawer or dialog it can be seen and pressed, though it is not part of that.
  const notice = page.getByRole('status', { includeHidden: true }).filter({ hasText: text });
  await expect(notice).toBeVisible();
  await notice.hover();
  return notice;
};
