import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expectAccessible, faultsOf } from '../support/accessibility.ts';
import { type Api, signInToApi } from '../support/api.ts';
import { dataFile } from '../support/data-file.ts';
import { demoPassword } from '../support/server-process.ts';
import { expect, inFull, test } from '../support/test.ts';

const owner = 'owner@demo.example';
const rows = 500;

/** The digit that makes a GTIN of twelve others. */
const withCheckDigit = (digits: string): string => {
  const sum = [...digits].reduce(
    (before, digit, index) => before + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
};

/** The first rows of the real list of articles; made up where the folder of data is absent (TRESEN_DATA). */
const realList = (): string => {
  const file = dataFile('german-eans.csv.gz');
  if (file)
    return gunzipSync(readFileSync(file))
      .toString('utf8')
      .split('\n')
      .slice(0, rows + 1)
      .join('\n');
  const made = Array.from(
    { length: rows },
    (_, row) => `${withCheckDigit(`40000${String(row).padStart(7, '0')}`)},"Artikel, ""Nr."" ${row}",Wasser`,
  );
  return ['ean,product_name,ingredients', ...made].join('\n');
};

/** A wrong check digit in the third row, and the same article twice. */
const spoilt = (list: string): string => {
  const lines = list.trimEnd().split('\n');
  const broken = (lines[2] ?? '').replace(
    /^(\d{12})(\d)/,
    (_, digits, last) => `${digits}${(Number(last) + 1) % 10}`,
  );
  return [...lines.slice(0, 2), broken, ...lines.slice(3), lines[1]].join('\n');
};

const asFile = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

const openImport = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Mehr', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Importieren …' }).click();
};

const choose = async (page: Page, label: string, name: string): Promise<void> => {
  const box = page.getByRole('combobox', { name: label });
  await box.fill(name);
  await page.getByRole('option', { name }).first().click();
};

const countOf = async (api: Api): Promise<number> =>
  (await api.ask<{ articles: { totalCount: number } }>('/graphql/pos', '{ articles { totalCount } }'))
    .articles.totalCount;

test(
  'the real list of articles: faults are seen and mended, it is imported, and undone',
  inFull,
  async ({ openAs, plain }) => {
    const api = await signInToApi(plain.url, owner, demoPassword);
    await api.ask('/graphql', 'mutation { saveOrganizationUnit(unit: { name: "Markt" }) { modelId } }');
    await api.ask(
      '/graphql/pos',
      'mutation { saveCategory(category: { name: "Lebensmittel" }) { modelId } }',
    );
    const before = await countOf(api);
    const page = await openAs(plain, owner, '/manage/data/articlesList?import=articles');
    const dialog = page.getByRole('dialog', { name: 'Artikel importieren' });

    await page
      .getByLabel('Datei auswählen')
      .first()
      .setInputFiles(asFile('ean.csv', spoilt(realList())));
    await expect(dialog.getByText(`ean.csv: ${rows + 1} Zeilen`)).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'product_name wird' })).toHaveValue('name');
    await expect(dialog.getByRole('listitem').filter({ hasText: 'product_name' })).toContainText('geraten');
    // The only one that there is.
    await expect(dialog.getByRole('combobox', { name: 'Hauptkategorie' })).toHaveValue('Lebensmittel');
    await choose(page, 'Mehrwertsteuer im Haus', '7 %');
    await choose(page, 'Mehrwertsteuer außer Haus', '7 %');
    await dialog.getByRole('button', { name: 'Prüfen' }).click();

    await expect(dialog.getByText('2 mit Fehlern, bleiben weg')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    const faults = dialog.getByRole('table', { name: 'Nur Fehler' });
    await expect(faults.getByRole('row', { name: /^A3/ })).toContainText('Die Prüfziffer stimmt nicht');
    await expect(faults.getByRole('row', { name: new RegExp(`^A${rows + 2}`) })).toContainText(
      'Steht schon in Zeile 2',
    );
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Fehler als CSV' }).click(),
    ]);
    expect((await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')).toHaveLength(3);

    // Mended in the spreadsheet, sent again: the columns are as they were chosen.
    await dialog.getByRole('button', { name: 'Zurück zu den Spalten' }).click();
    await dialog.getByRole('button', { name: 'Andere Datei' }).click();
    await page.getByLabel('Datei auswählen').first().setInputFiles(asFile('ean.csv', realList()));
    await expect(dialog.getByText('wie beim letzten Mal')).toBeVisible();
    await dialog.getByRole('button', { name: 'Prüfen' }).click();
    await expect(dialog.getByText(`${rows} neu`)).toBeVisible();
    // The address holds the import: whoever closed the tab goes on here.
    await page.reload();
    await expect(dialog.getByText(`${rows} neu`)).toBeVisible();
    await dialog.getByRole('button', { name: `${rows} Zeilen importieren` }).click();
    await expect(dialog.getByText(`${rows} Datensätze importiert.`)).toBeVisible();
    expect(await countOf(api)).toBe(before + rows);

    await dialog.getByRole('button', { name: 'Import rückgängig machen' }).click();
    await expect(dialog.getByText('Der Import ist zurückgenommen.')).toBeVisible();
    expect(await countOf(api)).toBe(before);
    await dialog.getByRole('button', { name: 'Schließen' }).last().click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/articlesList$/);
  },
);

/** The same list as a wholesaler sends it: semicolons, decimal commas, heads of his own, no tax and no categories. */
const supplierFile = (): string => {
  const lines = realList().trimEnd().split('\n').slice(1, 201);
  const rows = lines.map((line, index) => {
    const [, ean = '', name = ''] = /^(\d+),("(?:[^"]|"")*"|[^,]*)/.exec(line) ?? [];
    return `${ean};${name.includes(';') && !name.startsWith('"') ? `"${name}"` : name};${index % 9},${10 + (index % 90)}`;
  });
  return ['EAN-Code;Artikelbezeichnung;VK-Preis', ...rows].join('\r\n');
};

test('supplier file: it succeeds at the first try', inFull, async ({ openAs, plain }) => {
  const api = await signInToApi(plain.url, owner, demoPassword);
  await api.ask('/graphql', 'mutation { saveOrganizationUnit(unit: { name: "Hofladen" }) { modelId } }');
  const before = await countOf(api);
  const page = await openAs(plain, owner, '/manage/data/articlesList?import=articles');
  const dialog = page.getByRole('dialog', { name: 'Artikel importieren' });
  await page.getByLabel('Datei auswählen').first().setInputFiles(asFile('lieferant.csv', supplierFile()));
  // What the file does not say is proposed.
  await expect(dialog.getByRole('combobox', { name: 'Mehrwertsteuer im Haus' })).toHaveValue(
    'Umsatzsteuer 19 %',
  );
  await expect(dialog.getByRole('combobox', { name: 'Hauptkategorie', exact: true })).not.toHaveValue('');
  await dialog.getByRole('button', { name: 'Prüfen' }).click();
  await expect(dialog.getByText('200 neu')).toBeVisible();
  await expect(dialog.getByText('mit Fehlern')).toBeHidden();
  await dialog.getByRole('button', { name: '200 Zeilen importieren' }).click();
  await expect(dialog.getByText('200 Datensätze importiert.')).toBeVisible();
  expect(await countOf(api)).toBe(before + 200);
  await dialog.getByRole('button', { name: 'Import rückgängig machen' }).click();
  await expect(dialog.getByText('Der Import ist zurückgenommen.')).toBeVisible();
});

test(
  'what a list shows is exported, and imported again without a change',
  inFull,
  async ({ openAs, plain }) => {
    const page = await openAs(plain, owner, '/manage/data/vats');
    await page.getByRole('button', { name: 'Mehr', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Exportieren …' }).click();
    const exporting = page.getByRole('dialog', { name: 'Exportieren' });
    await expect(exporting.getByText('Alles, ohne Filter')).toBeVisible();
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      exporting.getByRole('button', { name: 'Exportieren' }).click(),
    ]);
    const bytes = await readFile(await download.path());
    await page.goto('/manage/data/vats?import=vats');
    await page
      .getByLabel('Datei auswählen')
      .first()
      .setInputFiles({ name: 'vats.xlsx', mimeType: 'application/octet-stream', buffer: bytes });
    await page.getByRole('button', { name: 'Prüfen' }).click();
    await expect(page.getByText('Die Datei ändert nichts')).toBeVisible();
  },
);

test(
  'an upload on a slow line can be cancelled, and a file that is none is told of',
  inFull,
  async ({ openAs, plain }) => {
    const page = await openAs(plain, owner, '/manage/data/articlesList?import=articles');
    let isHeld = true;
    await page.route('**/api/imports/**', (route) => (isHeld ? undefined : route.continue()));
    const input = page.getByLabel('Datei auswählen').first();
    await input.setInputFiles(asFile('liste.csv', realList()));
    await expect(page.getByText('liste.csv wird gesendet und gelesen …')).toBeVisible();
    // ERR-31: nothing that is on its way is thrown away by a slip.
    await page.keyboard.press('Escape');
    await expect(page.getByText('Bitte warten Sie, bis das Laden beendet ist')).toBeVisible();
    await page.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(page.getByText('liste.csv wird gesendet und gelesen …')).toBeHidden();
    isHeld = false;
    await input.setInputFiles(asFile('preise.csv', '%PDF-1.7'));
    await expect(page.getByRole('alert')).toContainText('Bitte wählen Sie eine CSV- oder Excel-Datei');
  },
);

test('works on a phone', inFull, async ({ openAs, plain }) => {
  const page = await openAs(plain, owner, '/manage/data/vats');
  await page.setViewportSize({ width: 390, height: 844 });
  await openImport(page);
  await page
    .getByLabel('Datei auswählen')
    .first()
    .setInputFiles(asFile('s.csv', 'Name;Satz\nMehrwertsteuer;19 %\n'));
  await expect(page.getByRole('button', { name: 'Prüfen' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
