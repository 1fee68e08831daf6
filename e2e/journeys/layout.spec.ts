import type { Locator, Page } from '@playwright/test';
import { readSettings } from '@tresen/domain/account/settings';
import { expect, inFull, test } from '../support/test.ts';

const owner = 'owner@demo.example';
/** Longer than any window. */
const longPage = '/documentation/register-integration';

/** Settings as they are stored; what is left out is the default. */
interface Worn {
  readonly layout?: { readonly style?: string; readonly config?: object };
  readonly direction?: 'ltr' | 'rtl';
}

/** Shows the open page in other settings, as if another tab had changed them. */
const wear = (page: Page, settings: Worn): Promise<void> =>
  page.evaluate(
    (text) => {
      const key = 'tresen.settings';
      localStorage.setItem(key, text);
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    JSON.stringify(readSettings(settings)),
  );

const box = async (element: Locator) => {
  const measured = await element.boundingBox();
  if (!measured) throw new Error('it has no place on the page');
  return measured;
};
/** Without its height: figures that come meanwhile make a page longer. */
const placeOf = ({ x, y, width }: { x: number; y: number; width: number }) => [x, y, width];
/** The text of the long page comes after its heading. */
const expectLong = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(5_000);
const widthOf = async (element: Locator) => Math.round((await box(element)).width);
const heightOf = async (element: Locator) => Math.round((await box(element)).height);

const partsOf = (page: Page) => ({
  menu: page.getByRole('navigation', { name: 'Hauptmenü' }),
  /** What moves within the menu's column. */
  drawer: page.getByRole('navigation', { name: 'Hauptmenü' }).locator('> div'),
  toolbar: page.getByRole('banner'),
  content: page.getByRole('main'),
  footer: page.getByRole('contentinfo'),
  left: page.getByRole('navigation', { name: 'Gemerkte Seiten' }),
  right: page.getByRole('complementary', { name: 'Seitenleisten' }),
});

const panels = { leftSidePanel: { display: true }, rightSidePanel: { display: true } };

for (const direction of ['ltr', 'rtl'] as const) {
  test(
    `${direction}: each style has its measures, and nothing jumps when the app has loaded (SHL-02, SHL-06 to SHL-09, SHL-12, SHL-17, SHL-55, CON-11, CON-12, CON-14)`,
    direction === 'ltr' ? {} : inFull,
    async ({ openAs, plain }) => {
      const page = await openAs(plain, owner, longPage, { viewport: { width: 1800, height: 700 } });
      const { menu, toolbar, content, footer, left, right } = partsOf(page);
      /** Distance of an element from the edge at which the page begins. */
      const startOf = async (element: Locator) => {
        const { x, width } = await box(element);
        return Math.round(direction === 'ltr' ? x : 1800 - x - width);
      };
      await expect(menu).toBeVisible();
      await expectLong(page);

      for (const [style, width, folded, container] of [
        ['style-1', 280, 64, 1570],
        ['style-2', 64, 64, 1120],
        ['style-3', 400, 120, 1120],
        ['style-3-dense', 344, 64, 1120],
      ] as const) {
        const config = { mode: 'container', footer: { display: true } };
        await wear(page, { direction, layout: { style, config } });
        await expect.poll(() => widthOf(menu), style).toBe(width);
        expect([await startOf(menu), await startOf(toolbar)]).toEqual([0, width]);
        expect([await heightOf(toolbar), await heightOf(footer)]).toEqual([64, 64]);
        expect(await startOf(content.locator('> *').first()), 'content').toBe(
          Math.round(width + 24 + Math.max(0, (1800 - width - container) / 2)),
        );
        await wear(page, {
          direction,
          layout: { style, config: { ...config, navbar: { folded: true }, ...panels } },
        });
        await expect.poll(() => widthOf(menu), `${style}, folded`).toBe(folded);
        expect([await widthOf(left), await widthOf(right)]).toEqual([56, 56]);
        expect([await startOf(left), await startOf(menu)]).toEqual([0, 56]);
      }

      const menuOfGroups = menu.getByRole('button', { name: 'Verwaltung' });
      await wear(page, { direction, layout: { style: 'style-3' } });
      await menuOfGroups.click();
      expect(await widthOf(menuOfGroups.locator('..'))).toBe(120);
      expect(await widthOf(menu.locator('[id]').filter({ hasText: 'Belege' }))).toBe(280);

      // The frame of before the app, in the same settings: the code of the app does not come.
      const config = { ...panels, navbar: { folded: true } };
      await wear(page, { direction, layout: { style: 'style-3', config } });
      await expect.poll(() => widthOf(menu)).toBe(120);
      const after = await Promise.all([left, menu, toolbar, right].map(box));
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.reload();
      const parts = ['left', 'menu', 'toolbar', 'right'].map((name) => page.locator(`.frame .frame-${name}`));
      const before = await Promise.all(parts.map(box));
      expect(before.map(placeOf)).toEqual(after.map(placeOf));
    },
  );
}

test(
  'the page is boxed, contained or as wide as the window; bars are fixed or static, above or below, or not there (SHL-16, SHL-18, SHL-19, SHL-20, SHL-56)',
  inFull,
  async ({ openAs, plain }) => {
    const page = await openAs(plain, owner, longPage, { viewport: { width: 1800, height: 700 } });
    const { menu, drawer, toolbar, content, footer } = partsOf(page);
    const config = (changes: object) => wear(page, { layout: { config: changes } });
    const first = content.locator('> *').first();
    const topOf = async (element: Locator) => Math.round((await box(element)).y);
    await expect(menu).toBeVisible();
    await expectLong(page);

    expect(await widthOf(first)).toBe(1800 - 280 - 48);
    await config({ mode: 'boxed', containerWidth: 1000 });
    await expect.poll(async () => (await box(menu)).x).toBe(400);
    expect(await widthOf(toolbar)).toBe(1000 - 280);
    await config({ mode: 'container', containerWidth: 900 });
    await expect.poll(() => widthOf(first)).toBe(900 - 48);

    await config({ toolbar: { position: 'above' } });
    await expect.poll(() => widthOf(toolbar)).toBe(1800);
    expect(await topOf(menu)).toBe(64);
    await config({});
    await expect.poll(() => widthOf(toolbar)).toBe(1800 - 280);
    expect(await topOf(menu)).toBe(0);

    // Over the page: in the corner, where the mouse begins, a long menu would scroll.
    await page.mouse.move(900, 400);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => topOf(first)).toBeLessThan(-300);
    expect([await topOf(toolbar), await topOf(drawer)]).toEqual([0, 0]);
    await config({ toolbar: { isFixed: false } });
    await expect.poll(() => topOf(toolbar)).toBeLessThan(-300);
    expect(await topOf(drawer)).toBe(0);
    await config({ navbar: { isFixed: false }, footer: { display: true, isFixed: true } });
    await expect.poll(() => topOf(drawer)).toBeLessThan(-300);
    expect([await topOf(toolbar), await topOf(footer)]).toEqual([0, 700 - 64]);
    await footer.getByRole('link', { name: 'Hilfe und Anleitungen' }).click();
    await expect(page).toHaveURL(`${plain.url}/documentation`);

    await config({ toolbar: { display: false }, navbar: { display: false } });
    await expect(toolbar).toHaveCount(0);
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Suchen' })).toBeVisible();
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await menu.getByRole('link', { name: 'Start', exact: true }).click();
    await expect(page).toHaveURL(`${plain.url}/dashboards/home`);

    await config({ footer: { display: true } });
    await expect(toolbar).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const part of [toolbar, menu, footer]) await expect(part).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1200, height: 300 });
    await page.goto('/setting/auditLog');
    await expect(menu.getByRole('link', { name: 'Protokoll' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

test(
  'a folded menu opens over the page 150 ms after the mouse has come, and closes when it leaves (SHL-07, SHL-13, CON-04)',
  inFull,
  async ({ openAs, plain }) => {
    const page = await openAs(plain, owner, '/dashboards/home');
    const { menu, drawer, content } = partsOf(page);
    await wear(page, { layout: { style: 'style-2' } });
    await expect.poll(() => widthOf(drawer)).toBe(64);
    const before = placeOf(await box(content));
    // A mouse that is there already does not come: in the upper corner, where it begins, lies the menu.
    await page.mouse.move(700, 400);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(32, 400);
    await page.clock.runFor(149);
    expect(await widthOf(drawer)).toBe(64);
    await page.clock.runFor(1);
    await expect.poll(() => widthOf(drawer)).toBe(280);
    expect([placeOf(await box(content)), await widthOf(menu)]).toEqual([before, 64]);
    await page.mouse.move(700, 400);
    await expect.poll(() => widthOf(drawer)).toBe(64);
  },
);

test('on a phone the menu is a drawer of 280 px that a choice closes, and no tool is out of reach (SHL-10, SHL-11, SHL-55, CON-26)', async ({
  openAs,
  plain,
}) => {
  const viewport = { width: 320, height: 640 };
  const page = await openAs(plain, owner, '/dashboards/home', { viewport, hasTouch: true });
  const { menu, toolbar, footer } = partsOf(page);
  await wear(page, { layout: { style: 'style-3', config: { ...panels, footer: { display: true } } } });
  await expect.poll(() => heightOf(footer)).toBe(48);
  await page.getByRole('button', { name: 'Menü öffnen' }).tap();
  await expect.poll(() => widthOf(menu)).toBe(Math.min(280, Math.round(320 * 0.85)));
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => widthOf(menu)).toBe(280);
  await menu.getByRole('link', { name: 'Belege' }).tap();
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Belege' })).toBeVisible();

  await page.setViewportSize(viewport);
  // The tools for which there is no room leave a moment after the window has shrunk.
  await expect(page.getByRole('button', { name: 'Weitere Werkzeuge' })).toBeVisible();
  await expect(toolbar.getByRole('button', { name: 'Vollbild' })).toHaveCount(0);
  for (const tool of await toolbar.getByRole('button').all()) {
    const { x, width, height } = await box(tool);
    expect(x >= 0 && x + width <= 320 && width >= 44 && height >= 44).toBe(true);
  }
  await page.getByRole('button', { name: 'Weitere Werkzeuge' }).tap();
  const tools = page.getByRole('dialog', { name: 'Weitere Werkzeuge' });
  await tools.getByRole('button', { name: 'Einstellungen' }).tap();
  await expect(page.getByRole('dialog', { name: 'Einstellungen' })).toBeVisible();
  await expect(tools).toHaveCount(0);
  await page.goto('/dashboards/home');

  const isMenuBeside = () => menu.isVisible();
  const areToolsInBar = () => toolbar.getByRole('button', { name: 'Vollbild' }).isVisible();
  for (const [width, beside, inBar, menuWidth] of [
    [599, false, false, 0],
    [600, false, true, 0],
    [899, false, true, 0],
    [900, true, true, 120],
    [1199, true, true, 120],
    [1200, true, true, 400],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await expect.poll(isMenuBeside, `menu at ${width} px`).toBe(beside);
    await expect.poll(areToolsInBar, `tools at ${width} px`).toBe(inBar);
    if (beside) await expect.poll(() => widthOf(menu), `${width} px`).toBe(menuWidth);
  }
});

test(
  'the whole shell works by the keyboard alone: skip link, menu, search, page, tools, panel, back (SHL-29, SHL-47, SHL-58)',
  inFull,
  async ({ openAs, plain }) => {
    const page = await openAs(plain, owner, '/dashboards/home');
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const pageTitle = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
    const { menu, content, toolbar } = partsOf(page);
    await expect(pageTitle('Heute')).toBeVisible();
    await press('Tab');
    await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
    await press('Enter');
    await expect(content).toBeFocused();

    await page.goto('/dashboards/home');
    await expect(pageTitle('Heute')).toBeVisible();
    await press('Tab', 'Tab');
    await expect(menu.getByRole('button', { name: 'Menü einklappen' })).toBeFocused();
    await press('Enter', 'Tab');
    await expect.poll(() => widthOf(menu)).toBe(64);
    await expect(menu.getByRole('link', { name: 'Start', exact: true })).toBeFocused();
    await expect.poll(() => widthOf(menu.locator('> div'))).toBe(280);
    await press('End');
    await expect(menu.getByRole('link', { name: 'Protokoll' })).toBeFocused();
    await press('Home', 'ArrowDown', 'Enter');
    await expect(pageTitle('Auswertungen')).toBeVisible();
    await expect(content).toBeFocused();
    await expect.poll(() => widthOf(menu.locator('> div'))).toBe(64);
    await expect(menu.getByRole('link', { name: 'Auswertungen' })).toHaveAttribute('aria-current', 'page');

    await press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Seiten und Datensätze suchen' })).toBeFocused();
    await page.keyboard.type('Kassen');
    await expect(page.getByRole('option', { selected: true })).toContainText(/^Kassen/);
    await press('Enter');
    await expect(pageTitle('Kassen')).toBeVisible();

    await expect(content).toBeFocused();
    await press('Shift+Tab');
    const user = toolbar.getByRole('button').last();
    await expect(user).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Mein Profil' })).toBeFocused();
    await press('Escape');
    await expect(user).toBeFocused();

    const settings = toolbar.getByRole('button', { name: 'Einstellungen' });
    await settings.focus();
    await press('Enter');
    const panel = page.getByRole('dialog', { name: 'Einstellungen' });
    await expect(panel).toBeVisible();
    await press('Tab');
    await expect(panel.locator(':focus')).toHaveCount(1);
    await press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(settings).toBeFocused();
    await press('Enter');
    await expect(panel).toBeVisible();
    await page.goBack();
    await expect(panel).toHaveCount(0);
    await expect(pageTitle('Kassen')).toBeVisible();
  },
);
