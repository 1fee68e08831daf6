import type { Page } from '@playwright/test';
import { colourSchemes, layoutStyles } from '@tresen/domain/account/settings';
import { colourRules, faultsOf, placeRules, surplusOf } from '../support/accessibility.ts';
import { type Look, show, shownOn } from '../support/looks.ts';
import { publicScreens } from '../support/public-screens.ts';
import { type Screen, sampleScreens, screens, sizes, untilSettled } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

// As long as all others together: the workers share it.
test.describe.configure({ mode: 'parallel' });

const owner = 'owner@demo.example';
/** Nothing to wait for: what moves is over before it begins. */
const still = { reducedMotion: 'reduce' } as const;

type Faults = Record<string, string[]>;

const found = (faults: Faults): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([, list]) => list.length > 0));

const open = async (page: Page, screen: Screen): Promise<void> => {
  await page.goto(screen.path);
  await untilSettled(page);
  if (!screen.open) return;
  await screen.open(page);
  await untilSettled(page);
};

const look = async (page: Page, name: string, as: Look, rules?: readonly string[]): Promise<Faults> => {
  await show(page, as);
  const wanted = { isDark: as.scheme === 'dark4', direction: as.direction ?? 'ltr' };
  expect(await shownOn(page), name).toEqual(wanted);
  return { [name]: [...(await faultsOf(page, rules)), ...(await surplusOf(page))] };
};

/**
 * Light and dark, both directions, in one visit. Every rule looks at the light page from left to right. What it says
 * holds for the other three but for colours, which another scheme changes, and places, which another direction changes;
 * neither changes the other's. So the dark page from right to left, asked about both, stands for the two between.
 */
const ways: readonly ((page: Page, name: string) => Promise<Faults>)[] = [
  (page, name) => look(page, `${name}, light`, {}),
  (page, name) =>
    look(page, `${name}, dark, right to left`, { scheme: 'dark4', direction: 'rtl' }, [
      ...colourRules,
      ...placeRules,
    ]),
];

/** Every second page begins as the one before ended: one change for each. */
const lookAtAll = async (
  list: readonly Screen[],
  visit: (looks: (page: Page) => Promise<void>) => Promise<void>,
): Promise<Faults> => {
  const faults: Faults = {};
  for (const [index, screen] of list.entries())
    await visit(async (page) => {
      await open(page, screen);
      for (const way of index % 2 ? ways.toReversed() : ways)
        Object.assign(faults, await way(page, screen.name));
    });
  return found(faults);
};

/** Shared by the workers in parts of a size that a slow machine gets through in its time. */
const parts = (all: readonly Screen[], size = 14): (readonly Screen[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size));

for (const [size, viewport] of Object.entries(sizes)) {
  for (const [index, part] of parts(publicScreens).entries()) {
    test(`every public page is accessible on a ${size}, and no wider: part ${index + 1}`, async ({
      plain,
      browser,
    }) => {
      test.slow();
      const guest = await browser.newContext({ ...still, viewport, baseURL: plain.url });
      const faults = await lookAtAll(part, async (looks) => {
        // One of its own for each: what one screen makes of the server's answers must not meet the next.
        const page = await guest.newPage();
        await looks(page);
        await page.close();
      });
      await guest.close();
      expect(faults).toEqual({});
    });
  }

  for (const [index, part] of parts(screens).entries()) {
    test(`every screen is accessible on a ${size}, and no wider: part ${index + 1}`, async ({
      openAs,
      filled,
    }) => {
      test.slow();
      const page = await openAs(filled, owner, '/', { ...still, viewport });
      expect(await lookAtAll(part, (looks) => looks(page))).toEqual({});
    });
  }

  test(`sample figures are accessible on a ${size}, and no wider`, async ({ openAs, plain }) => {
    const page = await openAs(plain, 'owner@retail.demo.example', '/', { ...still, viewport });
    expect(await lookAtAll(sampleScreens, (looks) => looks(page))).toEqual({});
  });
}

const dressed = ['/dashboards/home', '/manage/receipts', '/setting/users?invite=user'];

test('SHL-54: all nine colour schemes have enough contrast', async ({ openAs, filled }) => {
  test.slow();
  const faults: Faults = {};
  const page = await openAs(filled, owner, '/', still);
  for (const path of dressed) {
    await open(page, { name: path, path });
    for (const scheme of colourSchemes) {
      await show(page, { scheme });
      faults[`${path}, ${scheme}`] = await faultsOf(page, colourRules);
    }
  }
  expect(found(faults)).toEqual({});
});

const arrangements: readonly Look[] = layoutStyles.flatMap((style) => [{ style }, { style, folded: true }]);

for (const [size, viewport] of Object.entries(sizes)) {
  test(`SHL-06 to SHL-09: all four layouts are accessible on a ${size}`, async ({ openAs, filled }) => {
    test.slow();
    const faults: Faults = {};
    const page = await openAs(filled, owner, '/', { ...still, viewport });
    await open(page, { name: 'receipts', path: '/manage/receipts' });
    for (const arrangement of arrangements) {
      const name = `${arrangement.style}${arrangement.folded ? ', folded' : ''}`;
      Object.assign(faults, await look(page, name, arrangement));
      const mirrored = { ...arrangement, direction: 'rtl' } as const;
      Object.assign(faults, await look(page, `${name}, right to left`, mirrored, placeRules));
    }
    expect(found(faults)).toEqual({});
  });
}

// The shell itself by the keyboard: layout.spec.ts.
test('a dialog opens and closes with the keyboard alone, and gives the focus back', async ({
  openAs,
  filled,
}) => {
  const page = await openAs(filled, owner, '/setting/devices');
  await page.getByRole('button', { name: 'Kasse verbinden' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Kasse verbinden' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Kasse verbinden' })).toBeFocused();
});
