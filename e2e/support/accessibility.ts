import { expect, type Page } from '@playwright/test';
import { isFull } from '@tresen/domain/kit/testing';
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

/**
 * The frame around every signed-in page, a fifth of what there is to look at. It differs with its arrangement, not with
 * the page: accessibility.spec.ts looks at it in each.
 */
const frame = ['.frame-grid > nav', '.frame-grid > header', '.frame-grid > aside', '.frame-page > footer'];

interface Question {
  /** All of WCAG 2.2 AA and good practice where none are named. */
  readonly rules?: readonly string[] | undefined;
  /** Looks at the frame, too. */
  readonly hasFrame?: boolean;
}

/** What axe finds wrong: the rule and the element. A page whose rows turned pale meanwhile is looked at again. */
export const faultsOf = async (page: Page, { rules, hasFrame = false }: Question = {}): Promise<string[]> => {
  // Once for each document, by the protocol: the page's own security policy stays as it is.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  for (;;) {
    await untilFresh(page);
    const { faults, wasStale } = await page.evaluate(lookAt, {
      exclude: hasFrame ? [] : frame,
      runOnly: rules
        ? { type: 'rule' as const, values: [...rules] }
        : { type: 'tag' as const, values: standards },
    });
    if (!wasStale) return faults;
  }
};

interface Look {
  readonly exclude: string[];
  readonly runOnly: { readonly type: 'rule' | 'tag'; readonly values: string[] };
}

/** Runs in the page. */
async function lookAt({ exclude, runOnly }: Look) {
  const { axe } = window as unknown as { readonly axe: typeof import('axe-core') };
  let wasStale = document.querySelector('[data-stale]') !== null;
  const watch = new MutationObserver(() => {
    wasStale = true;
  });
  watch.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-stale'] });
  // Soft hyphens are no part of a word, but axe compares what is seen with a button's name letter by letter.
  const softened: [node: Node, text: string, bare: string][] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const text = node.nodeValue ?? '';
    const bare = text.replaceAll('\u00ad', '');
    if (bare !== text) softened.push([node, text, bare]);
  }
  for (const [node, , bare] of softened) node.nodeValue = bare;
  const { violations } = await axe.run({ exclude }, { runOnly, resultTypes: ['violations' as const] });
  for (const [node, text, bare] of softened) if (node.nodeValue === bare) node.nodeValue = text;
  watch.disconnect();
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  return { faults, wasStale };
}

/** How much wider the page is than its window, as a fault. */
export const surplusOf = async (page: Page): Promise<string[]> => {
  const surplus = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return surplus > 0 ? [`${surplus} px wider than the window`] : [];
};

/**
 * Nothing that axe finds wrong on the page as it is, nor on a phone, where nothing is wider than the window either. On the
 * phone what lies elsewhere is asked about, and in `npm run test:full` all.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  const window = page.viewportSize() ?? sizes.phone;
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize(sizes.phone);
  const onPhone = await faultsOf(page, { rules: isFull ? undefined : placeRules });
  expect([...onPhone, ...(await surplusOf(page))]).toEqual([]);
  await page.setViewportSize(window);
};

/** Rows of the question before are pale until the answer is there. */
function untilFresh(page: Page): Promise<void> {
  return expect(page.locator('[data-stale]')).toHaveCount(0);
}
