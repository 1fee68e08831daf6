import { readFile } from 'node:fs/promises';
import { signInToApi } from '../support/api.ts';
import { demoPassword } from '../support/server-process.ts';
import { visitAsSupport } from '../support/support-visit.ts';
import { expect, test } from '../support/test.ts';

const owner = 'owner@demo.example';

test('a change is found by person and by record, and exported (ACC-38)', async ({
  openAs,
  newTill,
  plain,
}) => {
  const till = newTill(plain, 'Protokollkasse');
  const id = await till.linkTo('Protokollfiliale', owner);
  const { ask } = await signInToApi(plain.url, owner, demoPassword);
  await ask(
    '/graphql/pos',
    'mutation($device: DeviceInput!) { updateDevice(device: $device) { isSuccess } }',
    {
      device: { id, name: 'Umbenannte Kasse' },
    },
  );
  const page = await openAs(plain, owner, '/dashboards/home');
  await page.getByRole('link', { name: 'Protokoll' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Protokoll' })).toBeVisible();

  await page.getByRole('combobox', { name: 'Person' }).click();
  await page.getByRole('option', { name: 'Olga Lindner', exact: true }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'die Kasse „Protokollkasse“ umbenannt' });
  await expect(entry).toContainText('Olga Lindner hat');
  await entry.getByText('1 Angabe').click();
  await expect(entry.getByRole('insertion')).toContainText('Umbenannte Kasse');

  await entry.getByRole('link', { name: 'Protokollkasse' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Filter „Kassen: Protokollkasse“ entfernen' })).toBeVisible();
  await expect(main.getByText('2 Einträge')).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportieren' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^audit-log-[\d-]{10}\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain('"Olga Lindner hat die Kasse „Protokollkasse“ umbenannt"');
  await expect(page.getByText(/Gespeichert als audit-log-/)).toBeVisible();

  await page.getByRole('button', { name: /Filter „Kassen/ }).click();
  await page.reload();
  await expect(main.getByText('das Protokoll exportiert')).toBeHidden();
  await page.goto('/setting/auditLog');
  await expect(main.getByText('Olga Lindner hat das Protokoll exportiert').first()).toBeVisible();
});

test('an owner sees who acted for the tenant, as whom, and what they changed (USR-18)', async ({
  openAs,
  plain,
}) => {
  await visitAsSupport(plain, owner, 'Vom Support angelegt');
  const page = await openAs(plain, owner, '/setting/auditLog');
  await page.getByRole('link', { name: 'Support-Zugriffe' }).click();
  const row = page.getByRole('row', { name: /Svenja Albers/ }).first();
  await expect(row).toContainText('Olga Lindner');
  await row.getByRole('link', { name: 'Svenja Albers' }).click();
  await expect(
    page.getByText('Svenja Albers hat als Olga Lindner die Filiale „Vom Support angelegt“ angelegt'),
  ).toBeVisible();
  await expect(page.getByText('Svenja Albers hat sich als Olga Lindner angemeldet')).toBeVisible();
});

test('the export says so when it fails, and works when it is tried again', async ({ openAs, plain }) => {
  const page = await openAs(plain, owner, '/setting/auditLog');
  await page.route('**/api/audit-log.csv*', (route) => route.abort());
  await page.getByRole('button', { name: 'Exportieren' }).click();
  await expect(page.getByRole('alert')).toContainText('nicht fertig geworden');
  await page.unroute('**/api/audit-log.csv*');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Noch einmal versuchen' }).click(),
  ]);
  expect(await download.failure()).toBeNull();
});

test('a manager has neither the entry in the menu nor the page (ACC-31)', async ({ openAs, plain }) => {
  const page = await openAs(plain, 'manager@demo.example', '/setting/auditLog');
  await expect(page.getByRole('heading', { level: 1, name: 'Protokoll' })).toBeHidden();
  await page.goto('/dashboards/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Protokoll' })).toBeHidden();
});
