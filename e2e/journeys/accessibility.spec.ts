import type { Page } from '@playwright/test';
import { colourSchemes, layoutStyles } from '@tresen/domain/account/settings';
import { isFull } from '@tresen/domain/kit/testing';
import { colourRules, faultsOf, placeRules, surplusOf } from '../support/accessibility.ts';
import { type Look, show, shownOn } from '../support/looks.ts';
import { publicScreens } from '../support/public-screens.ts';
import { goWithin, type Screen, sampleScreens, screens, sizes, untilSettled } from '../support/screens.ts';
import { expect, inFull, test } from '../support/test.ts';

// As long as all others together: the workers share it.
test.describe.configure({ mode: 'parallel' });

const owner = 'owner@demo.example';
/** Nothing to wait for: what moves is over before it begins. */
const still = { reducedMotion: 'reduce' } as const;

type Faults = Record<string, string[]>;

const found = (faults: Faults): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([, list]) => list.length > 0));

/** Each screen by the router, where there is one: a page that has not loaded yet is loaded. */
const open = async (page: Page, screen: Screen): Promise<void> => {
  if (await page.locator('#content').count()) await goWithin(page, screen.path);
  else await page.goto(screen.path);
  await untilSettled(page);
  if (!screen.open) return;
  await screen.open(page);
  await untilSettled(page);
};

interface Way {
  readonly size: keyof typeof sizes;
  readonly as?: Look;
  /** Those that can differ from a way that was looked at by all rules. */
  readonly rules?: readonly string[];
  readonly hasFrame?: boolean;
}

/** On a phone and on a desktop the page differs in more than its width: what follows the window has to follow. */
const resize = async (page: Page, size: keyof typeof sizes): Promise<void> => {
  if (page.viewportSize()?.width === sizes[size].width) return;
  await page.setViewportSize(sizes[size]);
  await untilSettled(page);
};

const look = async (
  page: Page,
  name: string,
  { size, as = {}, rules, hasFrame = false }: Way,
): Promise<Faults> => {
  const words = [name, size, as.style, as.folded && 'folded', as.scheme, as.direction];
  const full = words.filter(Boolean).join(', ');
  await resize(page, size);
  await show(page, as);
  const wanted = { isDark: as.scheme === 'dark4', direction: as.direction ?? 'ltr' };
  await expect.poll(() => shownOn(page), full).toEqual(wanted);
  const faults = await faultsOf(page, { rules, hasFrame });
  return { [full]: [...faults, ...(await surplusOf(page))] };
};

const mirrored = {
  as: { scheme: 'dark4', direction: 'rtl' },
  rules: [...colourRules, ...placeRules],
  hasFrame: true,
} as const;

/**
 * Phone and desktop, light and dark, both directions, in one visit. Every rule looks at the light page from left to
 * right, in both sizes. What it says holds for the other three but for colours, which another scheme changes, and
 * places, which another direction changes; neither changes the other's. So the dark page from right to left, asked about
 * both, stands for the two between.
 */
const allWays: readonly Way[] = [
  { size: 'desktop', hasFrame: true },
  { size: 'desktop', ...mirrored },
  { size: 'phone', ...mirrored },
  { size: 'phone', hasFrame: true },
];

/**
 * What `npm test` has time for: every rule once for each screen, the other look for some. Colours of all schemes are computed
 * in web/src/kit/theme/schemes.test.ts.
 */
const inBothLooks = 3;
const fromDesktop: readonly Way[] = [
  { size: 'desktop', hasFrame: true },
  { size: 'phone', ...mirrored },
];
const fromPhone: readonly Way[] = [
  { size: 'phone', hasFrame: true },
  { size: 'desktop', ...mirrored },
];

/**
 * Half of the pages open on a phone. Each begins light: public pages look again at what they were told when the system
 * turns dark, not before.
 */
const waysOf = ({ opensOn }: Screen, index: number): readonly Way[] => {
  const beginsOnPhone = index % 2 === 1 && opensOn !== 'desktop';
  if (isFull) return beginsOnPhone ? allWays.toReversed() : allWays;
  const ways = beginsOnPhone ? fromPhone : fromDesktop;
  return index % inBothLooks === 0 ? ways : ways.slice(0, 1);
};

/** Where the page was looked at on a desktop alone: that it is no wider than a phone. */
const widthOnPhone = async (page: Page, name: string, ways: readonly Way[]): Promise<Faults> => {
  if (ways.some(({ size }) => size === 'phone')) return {};
  await resize(page, 'phone');
  return { [`${name}, phone`]: await surplusOf(page) };
};

const lookAtAll = async (
  list: readonly Screen[],
  visit: (looks: (page: Page) => Promise<void>) => Promise<void>,
): Promise<Faults> => {
  const faults: Faults = {};
  for (const [index, screen] of list.entries())
    await visit(async (page) => {
      const ways = waysOf(screen, index);
      await page.setViewportSize(sizes[ways[0]?.size ?? 'desktop']);
      await open(page, screen);
      for (const way of ways) Object.assign(faults, await look(page, screen.name, way));
      Object.assign(faults, await widthOnPhone(page, screen.name, ways));
    });
  return found(faults);
};

/**
 * All of them, or those that stand for their kind, shared by the workers in parts of a size that a slow machine gets
 * through in its time.
 */
const parts = (all: readonly Screen[], size = 9): (readonly Screen[])[] => {
  const looked = all.filter(({ isTypical }) => isFull || isTypical);
  return Array.from({ length: Math.ceil(looked.length / size) }, (_, n) =>
    looked.slice(n * size, (n + 1) * size),
  );
};

for (const [index, part] of parts(publicScreens).entries()) {
  test(`every public page is accessible, and no wider than its window: part ${index + 1}`, async ({
    plain,
    browser,
  }) => {
    test.slow();
    const guest = await browser.newContext({ ...still, baseURL: plain.url });
    const page = await guest.newPage();
    const faults = await lookAtAll(part, async (looks) => {
      await looks(page);
      // What one screen makes of the server's answers, and keeps of what was typed, must not meet the next.
      await page.unrouteAll();
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    });
    await guest.close();
    expect(faults).toEqual({});
  });
}

for (const [index, part] of parts(screens).entries()) {
  test(`every screen is accessible, and no wider than its window: part ${index + 1}`, async ({
    openAs,
    filled,
  }) => {
    test.slow();
    const page = await openAs(filled, owner, '/', still);
    expect(await lookAtAll(part, (looks) => looks(page))).toEqual({});
  });
}

test('sample figures are accessible, and no wider than their window', inFull, async ({ openAs, plain }) => {
  const page = await openAs(plain, 'owner@retail.demo.example', '/', still);
  expect(await lookAtAll(sampleScreens, (looks) => looks(page))).toEqual({});
});

const dressed = ['/manage/receipts', '/dashboards/home', '/setting/users?invite=user'];

test('SHL-54: all nine colour schemes have enough contrast', inFull, async ({ openAs, filled }) => {
  test.slow();
  const faults: Faults = {};
  const page = await openAs(filled, owner, '/', still);
  for (const path of dressed) {
    await open(page, { name: path, path });
    for (const scheme of colourSchemes) {
      await show(page, { scheme });
      faults[`${path}, ${scheme}`] = await faultsOf(page, { rules: colourRules, hasFrame: true });
    }
  }
  expect(found(faults)).toEqual({});
});

const arrangements: readonly Look[] = layoutStyles.flatMap((style) => [{ style }, { style, folded: true }]);

test(
  'SHL-06 to SHL-09: all four layouts are accessible on phones and desktops',
  inFull,
  async ({ openAs, filled }) => {
    test.slow();
    const faults: Faults = {};
    const page = await openAs(filled, owner, '/', still);
    await open(page, { name: 'receipts', path: '/manage/receipts' });
    for (const as of arrangements) {
      const all = (['desktop', 'phone'] as const).map((size) => ({ size, as, hasFrame: true }));
      const turned = all.map((way) => ({
        ...way,
        as: { ...as, direction: 'rtl' as const },
        rules: placeRules,
      }));
      for (const way of [...all, ...turned]) Object.assign(faults, await look(page, 'receipts', way));
    }
    expect(found(faults)).toEqual({});
  },
);

// The shell itself by the keyboard: layout.spec.ts.
test(
  'a dialog opens and closes with the keyboard alone, and gives the focus back',
  inFull,
  async ({ openAs, filled }) => {
    const page = await openAs(filled, owner, '/setting/devices');
    await page.getByRole('button', { name: 'Kasse verbinden' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Kasse verbinden' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Kasse verbinden' })).toBeFocused();
  },
);
