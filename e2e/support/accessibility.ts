import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { sizes } from './screens.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What another colour scheme can break: nothing else that the rules look at depends on colours. */
export const colourRules = ['color-contrast', 'link-in-text-block'] as const;

/**
 * What another direction, width or arrangement can break: where things lie, how large they are, what scrolls. Names,
 * roles and states come from the same elements, whichever way they run.
 */
export const placeRules = ['target-size', 'scrollable-region-focusable'] as const;

/** Rows of the question before are pale until the answer is there. */
const untilFresh = (page: Page): Promise<void> => expect(page.locator('[data-stale]')).toHaveCount(0);

/** What axe finds wrong: the rule and the element. All rules of WCAG 2.2 AA and good practice, or some of them. */
export const faultsOf = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  await untilFresh(page);
  // Once for each document, by the protocol: the page's own security policy stays as it is.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (runOnly) => {
      const { axe } = window as unknown as { readonly axe: typeof import('axe-core') };
      return (await axe.run(document, { runOnly, resultTypes: ['violations'] })).violations;
    },
    rules ? { type: 'rule' as const, values: [...rules] } : { type: 'tag' as const, values: standards },
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};

/** How much wider the page is than its window, as a fault. */
export const surplusOf = async (page: Page): Promise<string[]> => {
  const surplus = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return surplus > 0 ? [`${surplus} px wider than the window`] : [];
};

/** Nothing that axe finds wrong on the page as it is, nor on a phone, where nothing is wider than the window either. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const window = page.viewportSize() ?? sizes.phone;
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize(sizes.phone);
  expect([...(await faultsOf(page)), ...(await surplusOf(page))]).toEqual([]);
  await page.setViewportSize(window);
};
