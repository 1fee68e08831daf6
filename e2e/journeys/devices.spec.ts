import { openSession } from '@tresen/register';
import { expect, inFull, test } from '../support/test.ts';

const owner = 'owner@demo.example';

test('a register shows as online and offline by itself, and answers a ping (REG-15, REG-16, REG-19)', async ({
  openAs,
  newTill,
  plain,
}) => {
  const till = newTill(plain, 'Ausschank');
  await till.linkTo('Garten', owner);
  const page = await openAs(plain, owner, '/setting/devices');
  const row = page.getByRole('row', { name: /Ausschank/ });
  await expect(row).toContainText('Noch nie gesehen');
  await expect(row.getByRole('button', { name: 'Ausschank anpingen' })).toBeDisabled();
  const online = await till.connect();
  await expect(row).toContainText('Online');
  await row.getByRole('button', { name: 'Ausschank anpingen' }).click();
  await expect(page.getByText(/Ausschank hat nach \d+ ms geantwortet/)).toBeVisible();
  await online.close();
  await expect(row).toContainText('Offline');

  await page.getByRole('button', { name: 'Filter hinzufügen' }).click();
  const filter = page.getByRole('dialog');
  await filter.getByRole('button', { name: 'Zustand' }).click();
  await filter.getByRole('checkbox', { name: 'Online' }).check();
  await filter.getByRole('button', { name: 'Filter setzen' }).click();
  await expect(page).toHaveURL(/f=liveState\.is\.online/);
  await expect(page.getByText('Nichts gefunden')).toBeVisible();
  await till.connect();
  await expect(row).toBeVisible();
});

test(
  'the first sync goes on where it was, from the list of registers (decisions REG-04)',
  inFull,
  async ({ openAs, newTill, plain }) => {
    const till = newTill(plain, 'Neuling');
    await till.linkTo('Neubau', owner);
    // It asks for some of its records, and for the next: what it has applied is behind it.
    const session = openSession(till.store);
    const changes = 'query($after: String) { changes(after: $after, first: 1) { cursor } }';
    const first = await session.ask<{ changes: { cursor: string } }>(changes);
    await session.ask(changes, { after: first.changes.cursor });

    const page = await openAs(plain, owner, '/setting/devices?q=Neuling');
    await page.getByRole('button', { name: 'Einrichtung fortsetzen' }).click();
    const wizard = page.getByRole('dialog', { name: 'Kasse verbinden' });
    await expect(wizard.getByRole('heading', { name: 'Wir warten auf Neuling' })).toBeVisible();
    await expect(
      wizard.getByRole('progressbar', { name: 'Fortschritt der ersten Synchronisation' }),
    ).toBeVisible();
    await expect(wizard.getByText(/^1 von \d+$/)).toBeVisible();
    await expect(wizard.getByRole('button', { name: 'Weiter' })).toBeDisabled();
    await wizard.getByRole('button', { name: 'Schließen' }).click();
    await expect(wizard).toBeHidden();

    await page.getByRole('button', { name: 'Einrichtung fortsetzen' }).click();
    await till.connect();
    await expect(wizard.getByText('Die Kasse ist verbunden')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Einrichtung fortsetzen' })).toBeHidden();
  },
);

test(
  'a register tells what it is, is renamed, moved with what it has not sent yet, and rests (contract 6, ORG-24, ORG-25)',
  inFull,
  async ({ openAs, newTill, plain }) => {
    const other = newTill(plain, 'Zweite');
    await other.linkTo('Ziel', owner);
    const till = newTill(plain, 'Auskunft');
    const deviceId = await till.linkTo('Herkunft', owner);
    const online = await till.connect();
    const page = await openAs(plain, owner, '/setting/devices');
    await page.getByRole('link', { name: 'Auskunft' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Auskunft' })).toBeVisible();
    await expect(page.getByText('Auf dem neuesten Stand')).toBeVisible();
    await page.getByRole('button', { name: 'Jetzt abfragen' }).click();
    await expect(page.getByText(/^Abgefragt um/)).toBeVisible();
    await page.getByRole('button', { name: 'Jetzt abgleichen' }).click();
    await expect(page.getByText('Auskunft ist abgeglichen.')).toBeVisible();

    await page.getByRole('button', { name: 'Mehr', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Umbenennen' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Wanderkasse');
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wanderkasse' })).toBeVisible();

    // It sells without a line, is moved meanwhile, and sells on without knowing.
    await online.close();
    await expect(page.getByText('Offline', { exact: true })).toBeVisible();
    till.sell(1100);
    await page.getByRole('button', { name: 'Mehr', exact: true }).click();
    await page.getByRole('menuitem', { name: 'In andere Filiale verlegen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Wanderkasse verlegen' });
    await dialog.getByRole('radio', { name: 'Ziel' }).check();
    await expect(
      dialog.getByText(/bleibt in Herkunft, auch Belege, die sie noch nicht gesendet hat/),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Jetzt verlegen' }).click();
    await expect(page.getByText('Wanderkasse gehört jetzt zu Ziel.')).toBeVisible();
    till.sell(2200);

    const events: string[] = [];
    await till.connect(({ kind }) => void events.push(kind));
    await expect.poll(() => events).toContain('moved');
    await expect(page.getByText('Online', { exact: true })).toBeVisible();
    await expect(page.getByText('Auf dem neuesten Stand')).toBeVisible();
    till.sell(3300);
    const receipts = await openAs(plain, owner, '/manage/receipts');
    const branchOf = (amount: string) => receipts.getByRole('row').filter({ hasText: amount });
    await expect(branchOf('11,00')).toContainText('Herkunft');
    await expect(branchOf('22,00')).toContainText('Ziel');
    await expect(branchOf('33,00')).toContainText('Ziel');

    await page.getByRole('switch', { name: 'Aktiv' }).uncheck();
    await expect(page.getByText(/ihre Belege warten in der Kasse/)).toBeVisible();
    await expect.poll(() => events).toContain('offline');
    till.sell(4400);
    await expect.poll(() => events).toContain('pushFailed');
    await page.getByRole('button', { name: 'Aktivieren' }).click();
    await expect(page.getByText('Online', { exact: true })).toBeVisible();
    await expect(branchOf('44,00')).toContainText('Ziel');

    await page.goto(`/setting/auditLog?entity=device&record=${deviceId}`);
    await expect(page.getByText(/die Kasse „Wanderkasse“ in eine andere Filiale verlegt/)).toBeVisible();
  },
);

test(
  'a register that is unlinked is told so and may push nothing more',
  inFull,
  async ({ openAs, newTill, plain }) => {
    const till = newTill(plain, 'Abschied');
    await till.linkTo('Abschied', owner);
    const online = await till.connect();
    const page = await openAs(plain, owner, '/setting/devices');
    const row = page.getByRole('row', { name: /Abschied/ });
    await expect(row).toContainText('Online');
    const told = online.closed.then(
      () => 'closed',
      (failure: Error) => failure.message,
    );
    await row.getByRole('button', { name: 'Verbindung von Abschied trennen' }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'Verbindung trennen' }).click();
    await expect(row).toBeHidden();
    expect(await told).toContain('no longer linked');
    till.sell(100);
    await expect(till.push()).rejects.toMatchObject({ kind: 'unlinked' });
  },
);
