import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { signInToApi } from '../support/api.ts';
import { makeMenu } from '../support/menu.ts';
import { demoPassword, type ServerProcess } from '../support/server-process.ts';
import { expect, inFull, test } from '../support/test.ts';

const owner = 'owner@demo.example';
const overview = '/manage/data/overview';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

const setLiveOff = async (server: ServerProcess, id: string): Promise<void> => {
  const { ask } = await signInToApi(server.url, owner, demoPassword);
  const query = 'mutation($device: DeviceInput!) { updateDevice(device: $device) { isSuccess } }';
  await ask('/graphql/pos', query, { device: { id, liveCommunication: false } });
};

test(
  'the owner of four branches sees how they are and syncs them all (MDA-02, MDA-03, REG-09 to REG-13, REG-11)',
  inFull,
  async ({ openAs, newTill, plain }) => {
    const [market, shore, kiosk, garden] = ['Markt', 'Ufer', 'Kiosk', 'Garten'].map((name) =>
      newTill(plain, `Kasse ${name}`),
    );
    if (!market || !shore || !kiosk || !garden) throw new Error('four tills');
    await market.linkTo('Markt', owner);
    await shore.linkTo('Ufer', owner);
    await kiosk.linkTo('Kiosk', owner);
    await setLiveOff(plain, await garden.linkTo('Garten', owner));
    await market.connect();
    await shore.connect();
    const page = await openAs(plain, owner, '/manage/data');
    await expect(page).toHaveURL(`${plain.url}${overview}`);
    await expect(rowOf(page, 'Markt')).toContainText('Online');
    await expect(rowOf(page, 'Garten')).toContainText('Live aus');
    await expect(rowOf(page, 'Kiosk')).toContainText('Noch nie gesehen');
    const online = await kiosk.connect();
    await expect(rowOf(page, 'Kiosk')).toContainText('Online');
    await online.close();
    await expect(rowOf(page, 'Kiosk')).toContainText('Offline');
    await expect(page.getByText('4 von 4 Filialen aktiv · 2 von 4 Kassen online')).toBeVisible();

    // What is saved for a branch whose register is away shows by itself, and leads to what is open.
    await makeMenu(plain, owner, 'Kiosk', 'Eis');
    const articles = page.getByRole('link', { name: 'Artikel: 1 offen' });
    await expect(articles).toBeVisible();
    await articles.click();
    const panel = page.getByRole('dialog', { name: 'Noch nicht auf der Kasse' });
    await expect(panel.getByRole('listitem')).toContainText(['Eis']);
    await page.goBack();

    await page.getByRole('button', { name: 'Markt synchronisieren' }).click();
    await expect(page.getByText('Markt ist synchronisiert.')).toBeVisible();
    await expect(rowOf(page, 'Markt')).toContainText('Erfolgreich');

    await page.getByRole('button', { name: 'Alle synchronisieren' }).click();
    const question = page.getByRole('dialog', { name: 'Nicht alle Kassen sind erreichbar' });
    await expect(question.getByRole('listitem')).toContainText(['Kasse Garten', 'Kasse Kiosk']);
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Live-Kommunikation einschalten' }).click();
    await expect(page.getByText('Die Live-Kommunikation ist für eine Kasse eingeschaltet.')).toBeVisible();
    await expect(question.getByText('Live aus')).toBeHidden();
    await question.getByRole('button', { name: '2 Kassen synchronisieren' }).click();
    await expect(page.getByText('2 von 4 Filialen sind vollständig synchronisiert.')).toBeVisible();
    await expect(rowOf(page, 'Ufer')).toContainText('Erfolgreich');
    await expect(rowOf(page, 'Kiosk')).toContainText('Nicht erreichbar');

    // The register comes back and takes what it missed, which the open page sees.
    await kiosk.connect();
    await expect(rowOf(page, 'Kiosk')).toContainText('Online');
    await expect(page.getByRole('link', { name: 'Artikel: 1 offen' })).toBeHidden();
    await page.getByRole('link', { name: 'Markt', exact: true }).click();
    const registers = page.getByRole('dialog', { name: 'Kassen von Markt' });
    await expect(registers.getByRole('listitem')).toContainText(/Kasse Markt.*Hat nach [\d,]+ s geantwortet/);
    await page.keyboard.press('Escape');
    await expect(registers).toBeHidden();
    await expectAccessible(page);
  },
);
