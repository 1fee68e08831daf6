import type { Page } from '@playwright/test';

/** A screen to look at, to check or to photograph. It works in every language: nothing is found by words. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Leads on from the address to what is looked at. */
  readonly open?: (page: Page) => Promise<void>;
}

const openFirstRow = (page: Page): Promise<void> =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first()
    .getByRole('link')
    .click();

/** The screens of the signed-in app that show data. */
export const screens: readonly Screen[] = [
  { name: 'home', path: '/dashboards/home' },
  { name: 'analytics', path: '/dashboards/analytics' },
  { name: 'analytics-tables', path: '/dashboards/analytics?tables=months,units,articles' },
  { name: 'receipts', path: '/manage/receipts' },
  { name: 'receipts-none', path: '/manage/receipts?number=99999999' },
  { name: 'receipt', path: '/manage/receipts', open: openFirstRow },
  { name: 'problems', path: '/manage/syncProblems' },
  { name: 'problem', path: '/manage/syncProblems', open: openFirstRow },
  { name: 'registers', path: '/setting/devices' },
  { name: 'register', path: '/setting/devices', open: openFirstRow },
  { name: 'setup', path: '/setting/devices?setup=register' },
  { name: 'not-found', path: '/gibt/es/nicht' },
  { name: 'broken', path: '/pages/errors/error-500' },
];

/** The sizes that each screen is made for. */
export const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

export const schemes = ['light', 'dark'] as const;

/** Waits until the page is loaded, drawn, and nothing on it moves any more. */
export const untilSettled = async (page: Page): Promise<void> => {
  await page.getByRole('heading').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], .MuiSkeleton-root'));
  await page.evaluate(() => {
    const ends = (animation: Animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime);
    // One that is cancelled has ended, too.
    return Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map((animation) => animation.finished),
    );
  });
};
