import { expect, test } from '../support/test.ts';

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
});

test('a register tells what it is when it is asked (REG-19)', async ({ openAs, newTill, plain }) => {
  const till = newTill(plain, 'Auskunft');
  await till.linkTo('Auskunft', owner);
  await till.connect();
  const page = await openAs(plain, owner, '/setting/devices');
  await page.getByRole('link', { name: 'Auskunft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Auskunft' })).toBeVisible();
  await page.getByRole('button', { name: 'Jetzt abfragen' }).click();
  await expect(page.getByText('6.2.0').first()).toBeVisible();
});

test('a register that is unlinked is told so and may push nothing more', async ({
  openAs,
  newTill,
  plain,
}) => {
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
});
