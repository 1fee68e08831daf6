import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { signInToApi } from '../support/api.ts';
import { demoPassword } from '../support/server-process.ts';
import { visitAsSupport } from '../support/support-visit.ts';
import { expect, inFull, test } from '../support/test.ts';

const owner = 'owner@demo.example';

/** Takes what the list shows along as CSV. */
const exportAsCsv = async (page: Page): Promise<Download> => {
  await page.getByRole('button', { name: 'Exportieren' }).click();
  const dialog = page.getByRole('dialog', { name: 'Exportieren' });
  await dialog.getByRole('radio', { name: /CSV/ }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Exportieren' }).click(),
  ]);
  return download;
};

test(
  'a change is found by person and by record, and exported (ACC-38)',
  inFull,
  async ({ openAs, newTill, plain }) => {
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
    await page.getByRole('link', { name: 'Protokoll', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Protokoll' })).toBeVisible();

    await page.getByRole('combobox', { name: 'Person' }).click();
    await page.getByRole('option', { name: 'Olga Lindner', exact: true }).click();
    const entry = page.getByRole('listitem').filter({ hasText: 'die Kasse „Protokollkasse“ umbenannt' });
    await expect(entry).toContainText('Olga Lindner hat');
    await entry.getByText('1 Angabe').click();
    await expect(entry.getByRole('insertion')).toContainText('Umbenannte Kasse');

    await entry.getByRole('link', { name: 'Protokollkasse' }).click();
    const main = page.getByRole('main');
    const ofRecord = main.getByRole('button', {
      name: 'Filter entfernen: Datensatz ist Kassen: Protokollkasse',
      exact: true,
    });
    await expect(ofRecord).toBeVisible();
    await expect(main.getByText('2 Einträge')).toBeVisible();

    const download = await exportAsCsv(page);
    expect(download.suggestedFilename()).toMatch(/^Protokoll [\d-]{10}\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('Olga Lindner hat die Kasse „Protokollkasse“ umbenannt');
    await expect(page.getByText(/Protokoll .*\.csv wurde heruntergeladen\./)).toBeVisible();

    await page.reload();
    await expect(ofRecord).toBeVisible();
    await expect(main.getByText('das Protokoll exportiert')).toBeHidden();
    await ofRecord.click();
    await expect(main.getByText('Olga Lindner hat das Protokoll exportiert').first()).toBeVisible();
  },
);

test(
  'an owner sees who acted for the tenant, as whom, and what they changed (USR-18)',
  inFull,
  async ({ openAs, plain }) => {
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
  },
);

test(
  'a download that fails is told of, and the file waits in the list of exports',
  inFull,
  async ({ openAs, plain }) => {
    const page = await openAs(plain, owner, '/setting/auditLog');
    await page.route('**/api/exports/files/*', (route) => route.abort());
    await page.getByRole('button', { name: 'Exportieren' }).click();
    const dialog = page.getByRole('dialog', { name: 'Exportieren' });
    await dialog.getByRole('button', { name: 'Exportieren' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute('**/api/exports/files/*');
    await page.getByRole('button', { name: 'Exportieren' }).click();
    await dialog.getByRole('link', { name: 'Alle Exporte' }).click();
    const row = page.getByRole('row', { name: /Protokoll \(Excel\)/ }).first();
    await expect(row).toContainText('Fertig');
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('button', { name: 'Herunterladen: Protokoll (Excel)' }).click(),
    ]);
    expect(await download.failure()).toBeNull();
    await row.getByRole('button', { name: 'Löschen: Protokoll (Excel)' }).click();
    await page
      .getByRole('dialog', { name: 'Export löschen?' })
      .getByRole('button', { name: 'Löschen' })
      .click();
    await expect(page.getByText('Der Export wurde gelöscht.')).toBeVisible();
  },
);

test(
  'a manager has neither the entry in the menu nor the page (ACC-31)',
  inFull,
  async ({ openAs, plain }) => {
    const page = await openAs(plain, 'manager@demo.example', '/setting/auditLog');
    await expect(page.getByRole('heading', { level: 1, name: 'Protokoll' })).toBeHidden();
    await page.goto('/dashboards/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Protokoll', exact: true })).toBeHidden();
  },
);
