import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { signInToApi } from './support/api.ts';
import { launchBrowser } from './support/browser.ts';
import { publicScreens } from './support/public-screens.ts';
import { type Screen, schemes, screens, sizes, untilDialog, untilSettled } from './support/screens.ts';
import { demoPassword, root, type ServerProcess, startServerProcess } from './support/server-process.ts';
import { browserOf } from './support/sessions.ts';
import { fillShop, shopNow } from './support/shop.ts';
import { visitAsSupport } from './support/support-visit.ts';
import { createTill } from './support/till.ts';

// npm run pictures [-- WORD …]: a picture of every screen, on phone and desktop, light and dark, German and English,
// into /pictures, of the web app as it was last built. Words choose: pictures whose names hold all of them, say `home phone dark` or
// `style-2 de light`.

const folder = join(root, 'pictures');
const languages = ['de', 'en'] as const;
const owner = 'owner@demo.example';
const vendor = 'superadmin@demo.example';
const newOwner = 'owner@retail.demo.example';

interface Shot extends Screen {
  readonly server: ServerProcess;
  /** Nobody for the pages of guests. */
  readonly email?: string;
  /** How the person has set up the app; what is left out is the default. */
  readonly settings?: object;
}

const layout = (style: string, config: object = {}) => ({ layout: { style, config } });
const everything = {
  navbar: { folded: true },
  toolbar: { position: 'above' },
  footer: { display: true },
  leftSidePanel: { display: true },
  rightSidePanel: { display: true },
};

/** The frame in its forms, by the words that choose its pictures. */
const arrangements: Readonly<Record<string, object>> = {
  'style-1-rtl': { ...layout('style-1'), direction: 'rtl' },
  'style-1-everything': layout('style-1', everything),
  'style-2': layout('style-2'),
  'style-2-rtl': { ...layout('style-2'), direction: 'rtl' },
  'style-2-boxed': layout('style-2', { mode: 'boxed' }),
  'style-3': layout('style-3'),
  'style-3-rtl': { ...layout('style-3', everything), direction: 'rtl' },
  'style-3-dense': layout('style-3-dense'),
  'style-3-dense-rtl': { ...layout('style-3-dense'), direction: 'rtl' },
};

/** The menu over the page: under the mouse, and on a phone behind the first button. */
const openOver = async (page: Page): Promise<void> => {
  const isPhone = (page.viewportSize()?.width ?? 0) < 900;
  if (isPhone) await page.getByRole('banner').getByRole('button').first().click();
  else await page.mouse.move(32, 400);
  await page.locator('nav [data-over="true"], [role="presentation"] nav').first().waitFor();
};

const arranged = (server: ServerProcess): Shot[] =>
  screens
    .filter(({ name }) => name === 'home' || name === 'receipts')
    .flatMap((screen) =>
      Object.entries(arrangements).map(([name, settings]) => ({
        ...screen,
        server,
        email: owner,
        name: `${screen.name}-${name}`,
        settings,
      })),
    );

const draft = { deviceType: 'desktop', name: 'Theke', businessType: 'hospitality', newUnitName: 'Am Markt' };

/** A step of the setup wizard, with what was entered before it. */
const wizardStep = (server: ServerProcess, step: string, entered: object, more = ''): Shot => ({
  server,
  email: owner,
  name: `setup-${step}`,
  path: '/setting/devices',
  open: async (page) => {
    await page.evaluate(
      (text) => sessionStorage.setItem('tresen.registerSetup', text),
      JSON.stringify(entered),
    );
    await page.goto(`/setting/devices?setup=register&step=${step}${more}`);
    await untilDialog(page);
  },
});

const withoutServer = async (page: Page): Promise<void> => {
  await page.route('**/graphql/pos', (route) => route.abort());
  await page.goto('/manage/receipts');
  await page.getByRole('alert').waitFor();
};

const failedExport = async (page: Page): Promise<void> => {
  await page.route('**/api/exports/files/*', (route) => route.abort());
  await page.getByRole('main').locator('header button').first().click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await page.getByRole('alert').waitFor();
};

const failedUsers = async (page: Page): Promise<void> => {
  await page.route('**/graphql', (route) => route.abort());
  await page.goto('/setting/users');
  await page.getByRole('alert').first().waitFor();
};

const openMenu = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menu').waitFor();
};

/** Acts in the place of the first person of the list; the next picture starts from a browser of its own. */
const switchToFirst = async (page: Page): Promise<void> => {
  await page.getByRole('option').first().click();
  await page.waitForURL('**/dashboards/home');
  await page.locator('.frame-page > div > section').waitFor();
};

/** All pictures: `filled` has three shops, `plain` one register that has sold nothing yet. */
const allShots = (filled: ServerProcess, plain: ServerProcess, deviceId: string, code: string): Shot[] => [
  ...publicScreens.map((screen) => ({ ...screen, server: filled })),
  ...screens.map((screen) => ({ ...screen, server: filled, email: owner })),
  ...arranged(filled),
  {
    server: filled,
    email: owner,
    name: 'menu',
    path: '/dashboards/home',
    settings: layout('style-2'),
    open: openOver,
  },
  { server: filled, email: owner, name: 'account-menu', path: '/dashboards/home', open: openMenu },
  { server: filled, email: owner, name: 'failed', path: '/dashboards/home', open: withoutServer },
  { server: plain, email: newOwner, name: 'home-sample', path: '/dashboards/home' },
  { server: plain, email: newOwner, name: 'analytics-sample', path: '/dashboards/analytics' },
  { server: plain, email: newOwner, name: 'receipts-empty', path: '/manage/receipts' },
  { server: plain, email: newOwner, name: 'registers-empty', path: '/setting/devices' },
  { server: plain, email: newOwner, name: 'audit-log-empty', path: '/setting/auditLog' },
  { server: plain, email: newOwner, name: 'support-visits-empty', path: '/setting/auditLog/support' },
  { server: filled, email: owner, name: 'audit-log-failed', path: '/setting/auditLog', open: failedExport },
  { server: plain, email: newOwner, name: 'users-alone', path: '/setting/users' },
  { server: filled, email: owner, name: 'users-failed', path: '/dashboards/home', open: failedUsers },
  { server: plain, email: newOwner, name: 'problems-empty', path: '/manage/syncProblems' },
  {
    server: plain,
    email: vendor,
    name: 'switch-as',
    path: '/dashboards/home?switch=user',
    open: untilDialog,
  },
  { server: plain, email: vendor, name: 'acting', path: '/dashboards/home?switch=user', open: switchToFirst },
  { server: plain, email: owner, name: 'home-empty', path: '/dashboards/home' },
  { server: plain, email: owner, name: 'analytics-empty', path: '/dashboards/analytics' },
  wizardStep(plain, 'type', {}),
  wizardStep(plain, 'details', draft),
  wizardStep(plain, 'overview', draft),
  wizardStep(plain, 'link', draft, `&code=${code}`),
  wizardStep(plain, 'sync', { ...draft, deviceId }),
  wizardStep(plain, 'success', { ...draft, deviceId }),
];

const takePicture = async (
  browser: Browser,
  shot: Shot,
  look: { size: keyof typeof sizes; colorScheme: (typeof schemes)[number]; language: string },
  file: string,
): Promise<void> => {
  const kept = await browserOf(shot.server, shot.email, {
    'tresen.language': look.language,
    'tresen.settings': JSON.stringify(shot.settings ?? {}),
  });
  const { colorScheme } = look;
  const context = await browser.newContext({ ...kept, colorScheme, viewport: sizes[look.size] });
  const page = await context.newPage();
  await page.goto(shot.path);
  await untilSettled(page);
  await shot.open?.(page);
  await untilSettled(page);
  await page.screenshot({ path: file, fullPage: true });
  await context.close();
};

const takePictures = async (browser: Browser, shots: readonly Shot[], words: readonly string[]) => {
  for (const size of Object.keys(sizes) as (keyof typeof sizes)[])
    for (const colorScheme of schemes)
      for (const language of languages)
        for (const shot of shots) {
          const name = `${shot.name}-${size}-${colorScheme}-${language}`;
          if (!words.every((word) => `-${name}-`.includes(`-${word}-`))) continue;
          const look = { size, colorScheme, language };
          await takePicture(browser, shot, look, join(folder, `${name}.png`)).catch((error: Error) =>
            console.error(`${name}: ${error.message}`),
          );
        }
};

/** Two people who were asked to join. */
const inviteTeam = async (server: ServerProcess, email: string): Promise<void> => {
  const { ask } = await signInToApi(server.url, email, demoPassword);
  const invite = `mutation($email: String!, $role: String!) {
    inviteUser(email: $email, role: $role, language: "de") { isSuccess } }`;
  await ask('/graphql', invite, { email: 'nora.neumann@lindenhof.example', role: 'manager' });
  await ask('/graphql', invite, { email: 'aushilfe@lindenhof.example', role: 'user' });
};

/** A linked register that has sold nothing, and the code of one that waits. */
const linkSilentRegister = async (plain: ServerProcess) => {
  const till = createTill(plain, 'Kasse 1');
  const deviceId = await till.linkTo('Gasthaus', owner);
  await till.connect();
  const waiting = createTill(plain, 'Theke');
  const code = await new Promise<string>((resolve) => void waiting.link(resolve).catch(() => undefined));
  return { deviceId, code, close: () => Promise.all([till.close(), waiting.close()]) };
};

mkdirSync(folder, { recursive: true });
const [browser, filled, plain] = await Promise.all([
  launchBrowser(),
  startServerProcess({ NOW: shopNow }),
  startServerProcess(),
]);
await fillShop(filled, owner);
await inviteTeam(filled, owner);
await visitAsSupport(filled, owner, 'Biergarten');
const { deviceId, code, close } = await linkSilentRegister(plain);
const shots = allShots(filled, plain, deviceId, code);
await takePictures(browser, shots, process.argv.slice(2));
await browser.close();
await Promise.all([close(), filled.remove(), plain.remove()]);
process.exit(); // the register that waits would poll on
