import type { Page } from '@playwright/test';

/** A screen to look at, to check or to photograph. It works in every language: nothing is found by words. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Leads on from the address to what is looked at. */
  readonly open?: (page: Page) => Promise<void>;
  /** Where only a wide window has what `open` needs. */
  readonly opensOn?: 'desktop';
  /** Stands for the pages of its kind: `npm test` looks at it, too, and `npm run test:full` at all. */
  readonly isTypical?: boolean;
}

/** Dialogs come a moment after the page that they lie on. */
export const untilDialog = (page: Page): Promise<void> => page.getByRole('dialog').waitFor();

/** The tools of a list of records, in their order. */
const listTools = ['filter', 'views', 'columns', 'pick', 'more'] as const;

/** The button that saves and stays; beside it stands the one that goes on to a new record. */
const saveButton = 'button[type="submit"][form]:not([name])';

/** The screens of the signed-in app that show data. */
export const screens: readonly Screen[] = [
  { name: 'home', path: '/dashboards/home', isTypical: true },
  { name: 'analytics', path: '/dashboards/analytics', isTypical: true },
  { name: 'reports', path: '/dashboards/reports', isTypical: true },
  { name: 'report-articles', path: '/dashboards/reports/articles' },
  { name: 'report-hours', path: '/dashboards/reports/hours' },
  { name: 'report-mails', path: '/dashboards/reportMails' },
  { name: 'report-mail', path: '/dashboards/reportMails?report=summary', open: untilDialog },
  { name: 'analytics-tables', path: '/dashboards/analytics?tables=months,units,articles' },
  { name: 'analytics-articles', path: '/dashboards/analytics?widget=articles', open: untilDialog },
  { name: 'receipts', path: '/manage/receipts', isTypical: true },
  { name: 'receipts-none', path: '/manage/receipts?number=99999999' },
  { name: 'receipt', path: '/manage/receipts', open: openFirstRow, isTypical: true },
  { name: 'problems', path: '/manage/syncProblems' },
  { name: 'problem', path: '/manage/syncProblems', open: openProblem },
  { name: 'registers', path: '/setting/devices' },
  { name: 'register', path: '/setting/devices', open: openFirstRow },
  { name: 'units', path: '/setting/organizationUnits', isTypical: true },
  { name: 'unit-move', path: '/setting/organizationUnits', open: moveUnit },
  { name: 'unit', path: '/setting/organizationUnits', open: openUnit },
  { name: 'organization', path: '/setting/organizations', open: openRecord },
  { name: 'audit-log', path: '/setting/auditLog', open: openDetails },
  { name: 'audit-log-none', path: '/setting/auditLog?to=2020-01-01' },
  { name: 'support-visits', path: '/setting/auditLog/support' },
  { name: 'users', path: '/setting/users', isTypical: true },
  { name: 'users-selected', path: '/setting/users', open: selectUsers, opensOn: 'desktop', isTypical: true },
  { name: 'users-none', path: '/setting/users?q=nobody' },
  { name: 'user', path: '/setting/users', open: openUser },
  { name: 'user-remove', path: '/setting/users', open: removeUser },
  { name: 'user-invite', path: '/setting/users?invite=user', open: untilDialog },
  { name: 'setup', path: '/setting/devices?setup=register', open: untilDialog },
  { name: 'news', path: '/apps/news' },
  { name: 'news-none', path: '/apps/news?search=nothing-of-this' },
  { name: 'news-item', path: '/apps/news', open: openFirstNews, isTypical: true },
  { name: 'calendar', path: '/apps/calendar', isTypical: true },
  { name: 'calendar-week', path: '/apps/calendar?view=week' },
  { name: 'calendar-agenda', path: '/apps/calendar?view=agenda' },
  { name: 'knowledge-base', path: '/apps/knowledge-base' },
  { name: 'knowledge-base-none', path: '/apps/knowledge-base?search=xyzzyxyzzy' },
  { name: 'knowledge-base-article', path: '/apps/knowledge-base', open: openFirstArticle, isTypical: true },
  { name: 'downloads', path: '/apps/downloads?downloads=true' },
  { name: 'questions', path: '/apps/faq', isTypical: true },
  { name: 'academy', path: '/apps/academy/courses' },
  { name: 'academy-course', path: '/apps/academy/neu-im-service', isTypical: true },
  { name: 'applications', path: '/software-applications' },
  { name: 'backups', path: '/setting/backups', isTypical: true },
  { name: 'notifications', path: '/dashboards/home?panel=notifications', open: untilDialog },
  { name: 'sync-panel', path: '/dashboards/home?panel=sync', open: untilDialog },
  { name: 'quick-panel', path: '/dashboards/home?panel=quick', open: untilDialog },
  { name: 'settings', path: '/dashboards/home?panel=settings', open: untilDialog, isTypical: true },
  { name: 'search-begin', path: '/dashboards/home?panel=search', open: untilDialog },
  { name: 'search', path: '/dashboards/home?panel=search', open: searchFor('as'), isTypical: true },
  { name: 'search-none', path: '/dashboards/home?panel=search', open: searchFor('xyzxyz') },
  { name: 'shortcuts', path: '/dashboards/home?panel=shortcuts', open: untilDialog },
  { name: 'profile', path: '/profile' },
  { name: 'profile-edit', path: '/profile/edit', isTypical: true },
  { name: 'profile-conflict', path: '/profile/edit', open: conflict },
  { name: 'overview', path: '/manage/data/overview', isTypical: true },
  { name: 'overview-sync', path: '/manage/data/overview?sync=all', open: untilDialog },
  { name: 'vats', path: '/manage/data/vats?f=value.from.100&status=active&sort=-value', isTypical: true },
  { name: 'vats-selected', path: '/manage/data/vats', open: selectRecords },
  { name: 'vats-columns', path: '/manage/data/vats', open: openTool('columns') },
  { name: 'vats-filter', path: '/manage/data/vats', open: openFilter, isTypical: true },
  { name: 'printers-none', path: '/manage/data/printers?q=xyzzy' },
  { name: 'vat', path: '/manage/data/vats', open: openRecord, isTypical: true },
  { name: 'vat-history', path: '/manage/data/vats', open: openHistory },
  { name: 'vat-delete', path: '/manage/data/vats', open: deleteRecord },
  { name: 'vat-conflict', path: '/manage/data/vats', open: recordConflict },
  { name: 'articles-needs', path: '/manage/data/articlesList' },
  { name: 'article-new', path: '/manage/data/articlesList/new' },
  { name: 'article-faults', path: '/manage/data/articlesList/new', open: saveEmptyRecord, isTypical: true },
  { name: 'printer-faults', path: '/manage/data/printers/new', open: saveEmptyRecord },
  { name: 'category-new', path: '/manage/data/articleCategories/new/main' },
  { name: 'subcategory-new', path: '/manage/data/articleCategories/new/sub' },
  { name: 'configurations', path: '/manage/data/configurations' },
  { name: 'record-gone', path: '/manage/data/vats/0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11' },
  { name: 'help', path: '/documentation/figures', isTypical: true },
  { name: 'help-found', path: '/documentation?q=tse' },
  { name: 'help-none', path: '/documentation?q=xyzzy' },
  { name: 'help-code', path: '/documentation/register-integration#3-push-receipts' },
  { name: 'help-nothing', path: '/documentation/nothing' },
  { name: 'not-found', path: '/gibt/es/nicht' },
  { name: 'broken', path: '/pages/errors/error-500' },
  { name: 'shop', path: '/apps/shop' },
  { name: 'shop-product', path: '/apps/shop/101', isTypical: true },
  { name: 'cart', path: '/apps/shop?panel=cart', open: untilDialog, isTypical: true },
  { name: 'licences', path: '/setting/licences' },
  { name: 'security-devices', path: '/manage/data/securityDevices' },
  { name: 'tax-registrations', path: '/manage/data/register' },
  // The last one: after it nobody is signed in.
  { name: 'session-expired', path: '/manage/receipts', open: expire, isTypical: true },
];

/** What a tenant sees that has no register yet. */
export const sampleScreens: readonly Screen[] = [
  { name: 'home-sample', path: '/dashboards/home' },
  { name: 'overview-empty', path: '/manage/data/overview' },
  { name: 'analytics-sample', path: '/dashboards/analytics' },
  { name: 'analytics-sample-tables', path: '/dashboards/analytics?tables=months,units,articles' },
];

/** The sizes that each screen is made for. */
export const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

export const schemes = ['light', 'dark'] as const;

const nowhere = '/gibt/es/nicht/mehr';

/**
 * Goes on to another address of the signed-in app as "back" and "forward" do, for a fifth of what it costs to load it. The
 * page that says that there is none lies between, so that nothing of the page before is left.
 */
export const goWithin = async (page: Page, address: string): Promise<void> => {
  await turnTo(page, nowhere);
  await turnTo(page, address);
};

/** Milliseconds without anything loading or moving after which a page counts as settled. */
const calmMs = 150;

/** Waits until the page is loaded, drawn, and nothing on it moves any more; what spins for ever may. */
export const untilSettled = async (page: Page): Promise<void> => {
  // Attached is enough: behind an open menu everything is hidden.
  await page.locator('h1, h2, h3').first().waitFor({ state: 'attached' });
  await page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const isMoving = (animation: Animation) =>
          animation.playState === 'running' && Number.isFinite(animation.effect?.getComputedTiming().endTime);
        let calmSince = performance.now();
        const look = () => {
          const isLoading = document.querySelector('[aria-busy="true"], .MuiSkeleton-root') !== null;
          if (isLoading || document.getAnimations().some(isMoving)) calmSince = performance.now();
          if (performance.now() - calmSince >= wanted) resolve();
          else setTimeout(requestAnimationFrame, 30, look); // not at each frame: a busy machine draws none beside it
        };
        look();
      }),
    calmMs,
  );
};

function openFirstRow(page: Page): Promise<void> {
  return page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first()
    .getByRole('link')
    .click();
}

function openFirstArticle(page: Page): Promise<void> {
  return page.locator('main a[href^="/apps/knowledge-base/"]').first().click();
}

async function openProblem(page: Page): Promise<void> {
  await openFirstRow(page);
  await untilDialog(page);
}

/** The keyboard's way to the menu, of which the third entry moves. */
async function moveUnit(page: Page): Promise<void> {
  await firstUnit(page).press('Shift+F10');
  await page.getByRole('menuitem').nth(2).click();
  await untilDialog(page);
}

function firstUnit(page: Page) {
  return page.getByRole('treeitem').first();
}

function openUnit(page: Page): Promise<void> {
  return firstUnit(page).getByRole('link').click();
}

async function openRecord(page: Page): Promise<void> {
  await openFirstRow(page);
  await page.locator(saveButton).waitFor();
}

/** Old and new values of the first entry. */
function openDetails(page: Page): Promise<void> {
  return page.locator('summary').first().click();
}

/** Cards of phones have no boxes to select by. */
async function selectUsers(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox').all()) if (await box.isVisible()) await box.check();
}

async function openUser(page: Page): Promise<void> {
  await openFirstRow(page);
  await untilDialog(page);
}

/** The last button of the first user that has any asks before it removes them. */
async function removeUser(page: Page): Promise<void> {
  const actions = page.getByRole('cell').filter({ has: page.getByRole('button') });
  await actions.first().getByRole('button').last().click();
  await untilDialog(page);
}

async function openFirstNews(page: Page): Promise<void> {
  await page.getByRole('article').first().getByRole('link').click();
  await page.locator('article h1').waitFor();
}

/** Types into the search box, and waits for the outcome of all kinds of records. */
function searchFor(text: string) {
  return async (page: Page): Promise<void> => {
    await page.getByRole('dialog').getByRole('combobox').fill(text);
    await page
      .getByRole('dialog')
      .getByRole('status')
      .filter({ hasText: /\S/ })
      .waitFor({ state: 'attached' });
  };
}

/** Somebody else saved in between. */
async function conflict(page: Page): Promise<void> {
  const theirs = { firstName: 'Olga-Maria', lastName: 'Lindner', phone: '+49 30 123456' };
  const parameters = { ...theirs, company: 'Gasthaus Lindenhof', language: 'de', version: '9' };
  const refusal = { data: null, errors: [{ message: 'x', extensions: { code: 'CONFLICT', parameters } }] };
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"profile":') ? route.fulfill({ json: refusal }) : route.fallback(),
  );
  await page.locator('input[name="firstName"]').fill('Olga');
  await page.locator('input[name="phone"]').fill('030 99');
  await page.locator('form [type="submit"]').first().click();
  await untilDialog(page);
  await page.unroute('**/graphql');
}

/** Cards have boxes only when somebody asks for them, each as large as its card. */
async function selectRecords(page: Page): Promise<void> {
  const pick = listTool(page, 'pick');
  if (await pick.isVisible()) await pick.click();
  await page.getByRole('row').getByRole('checkbox').last().check({ force: true });
}

function listTool(page: Page, tool: (typeof listTools)[number]) {
  return page.locator('search button').nth(listTools.indexOf(tool));
}

function openTool(tool: (typeof listTools)[number]) {
  return async (page: Page): Promise<void> => {
    await listTool(page, tool).click();
    await page.getByRole('dialog').or(page.getByRole('menu')).waitFor();
  };
}

/** A new filter of the first field. */
async function openFilter(page: Page): Promise<void> {
  await openTool('filter')(page);
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
  await page.getByRole('dialog').locator('form').waitFor();
}

async function openHistory(page: Page): Promise<void> {
  await openRecord(page);
  await page.goto(`${page.url()}?panel=history`);
  await untilDialog(page);
}

/** The last entry of the record's menu asks before it is deleted. */
async function deleteRecord(page: Page): Promise<void> {
  await openRecord(page);
  await page.getByRole('main').getByRole('button', { expanded: false }).last().click();
  await page.getByRole('menuitem').last().click();
  await untilDialog(page);
}

/** Somebody else has saved another name and another rate. */
async function recordConflict(page: Page): Promise<void> {
  await openRecord(page);
  const facts = { id: 'x', version: 99, isActive: true, unitIds: null, syncState: 'needsSync' };
  const change = { lastModifiedAt: '2023-06-15T10:00:00Z', lastModifiedByName: 'Olga Lindner' };
  const record = { ...facts, ...change, name: 'Regelsatz', symbol: 'A', value: 2000, key: 1 };
  const saveVat = { isSuccess: false, faults: [], record };
  await page.route('**/graphql/pos', (route) =>
    route.request().postData()?.includes('"input":')
      ? route.fulfill({ json: { data: { saveVat } } })
      : route.fallback(),
  );
  await page.locator('input[name="name"]').fill('Normal');
  await saveRecord(page);
  await untilDialog(page);
  await page.unroute('**/graphql/pos');
}

function saveRecord(page: Page): Promise<void> {
  return page.locator(saveButton).click();
}

/** What is missing, at its place. */
async function saveEmptyRecord(page: Page): Promise<void> {
  await saveRecord(page);
  await page.locator('[aria-invalid="true"]').first().waitFor();
}

/** The server ends the session under a page that is in use. */
async function expire(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('tresen.refreshToken') ?? '');
  await page.request.post('/connect/revocation', { form: { token } });
  await page.locator('[role="dialog"] input[readonly]').waitFor();
}

/** The router has heard of an address when its page has taken the place of the one before. */
function turnTo(page: Page, address: string): Promise<void> {
  return page.evaluate(async (to) => {
    const before = document.querySelector('#content > *');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    while (before?.isConnected) await new Promise(requestAnimationFrame);
  }, address);
}
