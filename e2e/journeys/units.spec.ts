import type { Locator, Page } from '@playwright/test';
import { signInToApi } from '../support/api.ts';
import { heldNotice } from '../support/notices.ts';
import { demoPassword, type ServerProcess } from '../support/server-process.ts';
import { expect, inFull, test } from '../support/test.ts';

const owner = 'owner@demo.example';
const path = '/setting/organizationUnits';

/** The names of groups and branches of one test, which no other test has. */
const namesOf = (test: string) => ({
  nord: `Nord ${test}`,
  sued: `Süd ${test}`,
  hafen: `Hafen ${test}`,
  markt: `Markt ${test}`,
});
type Names = ReturnType<typeof namesOf>;

/** Nord with Hafen and Markt below it, and Süd, which is empty. */
const plant = async (server: ServerProcess, { nord, sued, hafen, markt }: Names): Promise<void> => {
  const api = await signInToApi(server.url, owner, demoPassword);
  const save = async (unit: Record<string, unknown>) =>
    (
      await api.ask<{ saved: { modelId: string } }>(
        '/graphql',
        'mutation($unit: OrganizationUnitInput!) { saved: saveOrganizationUnit(unit: $unit) { modelId } }',
        { unit },
      )
    ).saved.modelId;
  const parentId = await save({ name: nord, type: 'group' });
  await save({ name: hafen, parentId });
  await save({ name: markt, parentId });
  await save({ name: sued, type: 'group' });
};

const line = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}[ ,]`) });

/** The lines of this test, with their levels. */
const linesOf = (page: Page, names: Names) => async (): Promise<string[]> => {
  // All at once: a line that is moved is not there for a moment.
  const texts = await page
    .getByRole('treeitem')
    .evaluateAll((lines) =>
      lines.map((one) => `${one.getAttribute('aria-level')} ${one.querySelector('a')?.textContent}`),
    );
  return texts.filter((text) => Object.values(names).includes(text.slice(2)));
};

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error('not on the page');
  return box;
};

/** Pulls a unit to a part of another's line: 0.5 is its middle. */
const pullTo = async (page: Page, from: string, to: string, part: number): Promise<void> => {
  const handle = await boxOf(line(page, from).locator('[aria-hidden="true"]').first());
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height, { steps: 3 });
  await expect(line(page, from)).toHaveAttribute('data-away', 'true');
  const target = await boxOf(line(page, to));
  await page.mouse.move(target.x + 120, target.y + target.height * part, { steps: 6 });
  await page.mouse.up();
};

test(
  'with the mouse: a branch is pulled into a group and between others, and back (ORG-03, ORG-10)',
  inFull,
  async ({ openAs, plain }) => {
    const names = namesOf('Maus');
    const { nord, sued, hafen, markt } = names;
    await plant(plain, names);
    const page = await openAs(plain, owner, path);
    const lines = linesOf(page, names);
    await expect.poll(lines).toEqual([`1 ${nord}`, `2 ${hafen}`, `2 ${markt}`, `1 ${sued}`]);
    await pullTo(page, hafen, sued, 0.5);
    await expect.poll(lines).toEqual([`1 ${nord}`, `2 ${markt}`, `1 ${sued}`, `2 ${hafen}`]);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(page.getByText(`„${hafen}“ steht wieder am alten Platz.`)).toBeVisible();
    await expect.poll(lines).toEqual([`1 ${nord}`, `2 ${hafen}`, `2 ${markt}`, `1 ${sued}`]);
    await pullTo(page, markt, hafen, 0.1);
    await expect.poll(lines).toEqual([`1 ${nord}`, `2 ${markt}`, `2 ${hafen}`, `1 ${sued}`]);
    // Shown at once; what is loaded anew asks the server.
    await expect(page.getByRole('status').filter({ hasText: `„${markt}“` })).toBeVisible();
    // A group does not go below itself.
    await pullTo(page, nord, markt, 0.9);
    await page.reload();
    await expect.poll(lines).toEqual([`1 ${nord}`, `2 ${markt}`, `2 ${hafen}`, `1 ${sued}`]);
  },
);

test(
  'by keyboard alone: a unit is made, found, moved, named, deactivated and deleted (ORG-09 to ORG-23)',
  inFull,
  async ({ openAs, newTill, plain }) => {
    const names = namesOf('Taste');
    const { nord, sued, hafen, markt } = names;
    await plant(plain, names);
    const till = newTill(plain, 'Kaikasse');
    await till.linkTo(hafen, owner);
    const page = await openAs(plain, owner, path);
    const lines = linesOf(page, names);
    await expect(line(page, hafen)).toContainText('1 Kasse');
    await line(page, hafen).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(line(page, hafen)).toBeFocused();
    await expect.poll(lines).toEqual([`1 ${nord}`, `2 ${markt}`, `2 ${hafen}`, `1 ${sued}`]);
    await page.keyboard.press('Control+x');
    await page.keyboard.type('süd');
    await page.keyboard.press('Control+v');
    await expect.poll(lines).toEqual([`1 ${nord}`, `2 ${markt}`, `1 ${sued}`, `2 ${hafen}`]);
    await expect(line(page, hafen)).toBeFocused();
    // Its registers become inactive with it, and nobody is let in.
    await page.keyboard.press('Shift+F10');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.type('deakt');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('Ihre Kasse wird mit ihr inaktiv');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(line(page, hafen)).toContainText('Inaktiv');
    const told = await heldNotice(page, 'ist inaktiv');
    till.sell(450);
    await expect(till.push()).rejects.toMatchObject({ code: 'DEVICE_INACTIVE' });
    await told.getByRole('button', { name: 'Rückgängig' }).press('Enter');
    await expect(line(page, hafen)).not.toContainText('Inaktiv');
    expect(await till.push()).toMatchObject({ stored: 1 });
    // With a register it stays; a unit without anything goes.
    await line(page, hafen).focus();
    await page.keyboard.press('Delete');
    await expect(page.getByRole('dialog')).toContainText('1 verbundene Kasse');
    await page.keyboard.press('Escape');
    await line(page, markt).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/setting\/organizationUnits\/[0-9a-f-]{36}\/markt-taste$/);
    await page.getByRole('textbox', { name: 'Name' }).fill(`Hafen Taste`);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Eine Organisationseinheit verwendet diesen Namen bereits')).toBeVisible();
    await page.getByRole('textbox', { name: 'Name' }).fill('Marktplatz Taste');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/marktplatz-taste$/);
    await page.getByRole('link', { name: 'Alle Filialen' }).press('Enter');
    await line(page, 'Marktplatz Taste').focus();
    await page.keyboard.press('Delete');
    await page.getByRole('button', { name: 'Löschen' }).press('Enter');
    await expect(page.getByText('„Marktplatz Taste“ ist gelöscht.')).toBeVisible();
    await expect.poll(lines).toEqual([`1 ${nord}`, `1 ${sued}`, `2 ${hafen}`]);
  },
);

/** Pulls a unit onto the middle of another's line with a finger. */
const pullByFinger = async (page: Page, from: string, to: string): Promise<void> => {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const handle = await boxOf(line(page, from).locator('[aria-hidden="true"]').first());
  const target = await boxOf(line(page, to));
  const x = handle.x + handle.width / 2;
  const [start, end] = [handle.y + handle.height / 2, target.y + target.height / 2];
  await touch('touchStart', [{ x, y: start }]);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', [{ x, y: start + (end - start) * part }]);
  await expect(line(page, to)).toHaveAttribute('data-target', 'true');
  await touch('touchEnd', []);
};

test(
  'on a phone: a menu makes a branch and moves it, a finger pulls it (ORG-11)',
  inFull,
  async ({ openAs, plain }) => {
    const names = namesOf('Daumen');
    const { nord, sued } = names;
    await plant(plain, names);
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const page = await openAs(plain, owner, path, phone);
    await page.getByRole('button', { name: `Aktionen für ${sued}` }).tap();
    await page.getByRole('menuitem', { name: 'Darunter anlegen' }).tap();
    await page.getByRole('textbox', { name: 'Name' }).fill('Kiosk Daumen');
    await expect(page.getByRole('combobox', { name: 'Gehört zu' })).toHaveValue(sued);
    await page.getByRole('button', { name: 'Speichern', exact: true }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Kiosk Daumen' })).toBeVisible();
    await page.getByRole('link', { name: 'Alle Filialen' }).tap();
    await page.getByRole('searchbox').fill('kiosk');
    await expect(page).toHaveURL(/search=kiosk/);
    await page.getByRole('button', { name: 'Aktionen für Kiosk Daumen' }).tap();
    await page.getByRole('menuitem', { name: 'Verschieben …' }).tap();
    const dialog = page.getByRole('dialog', { name: '„Kiosk Daumen“ verschieben' });
    await dialog.getByRole('combobox', { name: 'Gehört zu' }).fill('Nord Dau');
    await page.getByRole('option', { name: nord }).tap();
    await dialog.getByRole('button', { name: 'Verschieben' }).tap();
    await expect(page.getByText(`„Kiosk Daumen“ steht jetzt unter „${nord}“.`)).toBeVisible();
    await page.getByRole('searchbox').fill('Daumen');
    await expect(line(page, sued)).toBeVisible();
    await pullByFinger(page, 'Kiosk Daumen', sued);
    await expect(page.getByText(`„Kiosk Daumen“ steht jetzt unter „${sued}“.`)).toBeVisible();
  },
);
