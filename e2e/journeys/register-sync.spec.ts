import type { Page } from '@playwright/test';
import {
  countRecords,
  findShown,
  listProposals,
  menuOf,
  profiles,
  proposeEdit,
  refuseNothing,
  refuseRecords,
  seedOwnRecords,
} from '@tresen/register';
import { expectAccessible } from '../support/accessibility.ts';
import { makeMenu } from '../support/menu.ts';
import { goWithin } from '../support/screens.ts';
import { expect, inFull, test } from '../support/test.ts';
import type { Till } from '../support/till.ts';

const owner = 'owner@demo.example';
const articles = '/manage/data/articlesList';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

const priceAt = (till: Till, name: string) => findShown(till.store, 'article', name)?.content.price;

test('a price changed in the browser reaches the register, and its row says so (MDA-06, MDA-08)', async ({
  openAs,
  newTill,
  plain,
}) => {
  const till = newTill(plain, 'Theke');
  await till.linkTo('Schänke', owner);
  const { articleId } = await makeMenu(plain, owner, 'Schänke', 'Pils');
  const page = await openAs(plain, owner, articles);
  await expect(rowOf(page, 'Pils')).toContainText('Nie synchronisiert');
  const online = await till.connect();
  await expect(rowOf(page, 'Pils')).toContainText('Synchronisiert');
  expect(priceAt(till, 'Pils')).toBe(400);

  await online.close();
  await goWithin(page, `${articles}/${articleId}`);
  await page.getByRole('textbox', { name: 'Preis', exact: true }).fill('4,50');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText('Die Kassen müssen die Änderung noch übernehmen.')).toBeVisible();
  await goWithin(page, articles);
  await expect(rowOf(page, 'Pils')).toContainText('Noch nicht auf der Kasse');
  await till.connect();
  await expect(rowOf(page, 'Pils')).toContainText('Synchronisiert');
  expect(priceAt(till, 'Pils')).toBe(450);
});

test(
  'a record that a register refuses shows as failed, with the reason, until it takes it (MDA-08)',
  inFull,
  async ({ openAs, newTill, plain }) => {
    const till = newTill(plain, 'Ausschank');
    await till.linkTo('Garten', owner);
    const { change } = await makeMenu(plain, owner, 'Garten', 'Radler');
    await till.connect();
    const page = await openAs(plain, owner, articles);
    await expect(rowOf(page, 'Radler')).toContainText('Synchronisiert');

    refuseRecords(till.store, { entity: 'article', pattern: 'Radler', reason: 'Der Speicher ist voll' });
    await change({ price: 430 });
    await expect(rowOf(page, 'Radler')).toContainText('Fehlgeschlagen');
    expect(priceAt(till, 'Radler')).toBe(400);
    await page.goto(`${articles}?panel=sync`);
    await expect(page.getByText('Ausschank: Der Speicher ist voll')).toBeVisible();

    refuseNothing(till.store);
    await page.getByRole('button', { name: 'Erneut senden: Radler' }).click();
    await expect.poll(() => priceAt(till, 'Radler')).toBe(430);
    await goWithin(page, articles);
    await expect(rowOf(page, 'Radler')).toContainText('Synchronisiert');
  },
);

test(
  'an edit made at a register is a proposal: accepted it is the price, refused it is taken back (contract 9)',
  inFull,
  async ({ openAs, newTill, plain }) => {
    const till = newTill(plain, 'Kiosk');
    await till.linkTo('Stadtpark', owner);
    const { change } = await makeMenu(plain, owner, 'Stadtpark', 'Limo');
    await till.connect();
    await expect.poll(() => priceAt(till, 'Limo')).toBe(400);
    const propose = (price: number) => {
      const record = findShown(till.store, 'article', 'Limo');
      if (record) proposeEdit(till.store, record, { price }, new Date());
    };
    const isProposed = () => findShown(till.store, 'article', 'Limo')?.isProposed;

    propose(420);
    const page = await openAs(plain, owner, '/manage/syncProblems');
    const card = page.getByRole('listitem', { name: /Limo/ });
    await expect(card).toContainText('Kiosk · Stadtpark');
    await expect(card.getByRole('row', { name: /Preis/ })).toContainText('4,20');
    await card.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(page.getByText('Die Änderung an „Limo“ ist übernommen.')).toBeVisible();
    await expect.poll(isProposed).toBe(false);
    expect(priceAt(till, 'Limo')).toBe(420);

    propose(990);
    await expect(card.getByRole('row', { name: /Preis/ })).toContainText('9,90');
    await change({ price: 450 });
    await expect(card).toContainText('beide geändert');
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Ablehnen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Änderung an „Limo“ ablehnen?' });
    await dialog.getByLabel('Grund').fill('Preise macht die Chefin');
    await dialog.getByRole('button', { name: 'Ablehnen' }).click();
    await expect(card).toBeHidden();
    await expect.poll(isProposed).toBe(false);
    expect(priceAt(till, 'Limo')).toBe(450);
    expect(listProposals(till.store).at(-1)).toMatchObject({
      state: 'refused',
      reason: 'Preise macht die Chefin',
    });
  },
);

test(
  'a register that held data before it was linked has it taken over (contract 9)',
  inFull,
  async ({ openAs, newTill, plain }) => {
    const till = newTill(plain, 'Altkasse');
    const menu = menuOf(profiles.cafe, '2026-11-21');
    const broken = { entity: 'article', key: '99', content: { name: 'Kaputt', price: 100 } } as const;
    seedOwnRecords(till.store, [...menu, broken]);
    const deviceId = await till.linkTo('Altes Café', owner);
    await till.connect();
    const page = await openAs(plain, owner, `/setting/device/${deviceId}`);
    const figures = page.getByRole('table', { name: 'Was übernommen wird' });
    await expect(figures.getByRole('row', { name: /^Artikel/ })).toContainText('18');
    await expect(page.getByText('Ein Datensatz hat Fehler und bleibt zurück')).toBeVisible();
    expect(countRecords(till.store)).toEqual({});
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Daten der Kasse übernehmen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Daten der Kasse übernehmen?' });
    await dialog.getByRole('button', { name: 'Daten der Kasse übernehmen' }).click();
    await expect(page.getByText('Olga Lindner hat die Daten der Kasse übernommen.')).toBeVisible();
    await expect.poll(() => countRecords(till.store).article).toBe(17);
    await goWithin(page, `${articles}?search=Cappuccino`);
    await expect(rowOf(page, 'Cappuccino')).toContainText('Synchronisiert');
  },
);
