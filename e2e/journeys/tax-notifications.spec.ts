import { openSession } from '@tresen/register';
import { expectAccessible } from '../support/accessibility.ts';
import { signInToApi } from '../support/api.ts';
import { demoPassword } from '../support/server-process.ts';
import { expect, test } from '../support/test.ts';
import type { Till } from '../support/till.ts';

const owner = 'owner@demo.example';
const branches = ['Meldeamt Nord', 'Meldeamt Mitte', 'Meldeamt Süd'] as const;

/** Says which device signs the till's receipts; without a day, since some devices do not tell it. */
const reportDevice = (till: Till, serial: string, enabledAt?: string) =>
  openSession(till.store).ask(
    'mutation($report: String!) { reportSecurityDevice(report: $report) { isSuccess } }',
    {
      report: JSON.stringify({
        ...{ kind: 'tse', serial: serial.padEnd(64, '0'), provider: 4, formFactor: 'usb' },
        ...{ bsiId: 'BSI-K-TR-0362-2019', algorithm: 'ecdsa-plain-SHA256', clientId: till.name },
        ...{ operatingState: 1, ...(enabledAt && { enabledAt }) },
      }),
    },
  );

/** All that the tax office asks for, and that it was told of all three branches. */
const tellOfAll = async (server: string, deviceIds: readonly string[]): Promise<void> => {
  const { ask } = await signInToApi(server, owner, demoPassword);
  const { organizationUnits } = await ask<{ organizationUnits: { id: string; name: string }[] }>(
    '/graphql',
    '{ organizationUnits { id name } }',
  );
  const unitIds = branches.map((name) => organizationUnits.find((unit) => unit.name === name)?.id ?? '');
  const company = {
    ...{ name: 'Meldeamt GmbH', country: 'DE', state: 'Bayern', taxNumber: '181/815/08155', unitIds },
    ...{ address: 'Markt 1', zipCode: '80331', city: 'München' },
  };
  const { saveCompany } = await ask<{ saveCompany: { modelId: string } }>(
    '/graphql/pos',
    'mutation($it: CompanyInput!) { saveCompany(company: $it) { modelId } }',
    { it: company },
  );
  await ask(
    '/graphql/pos',
    'mutation($it: TaxTaxpayerInput!) { saveTaxTaxpayer(taxpayer: $it) { isSuccess } }',
    {
      it: { companyId: saveCompany.modelId, legalForm: '16' },
    },
  );
  for (const unitId of unitIds)
    await ask(
      '/graphql/pos',
      'mutation($it: TaxEstablishmentInput!) { saveTaxEstablishment(establishment: $it) { isSuccess } }',
      { it: { unitId, street: 'Markt', houseNumber: '1', zipCode: '80331', town: 'München' } },
    );
  for (const deviceId of deviceIds)
    await ask('/graphql/pos', 'mutation($it: TaxSystemInput!) { saveTaxSystem(system: $it) { isSuccess } }', {
      it: {
        ...{ deviceId, maker: 'Sunmi', model: 'T2', software: 'Tresen' },
        ...{ acquiredOn: '2026-01-05', commissionedOn: '2026-01-12' },
      },
    });
  await ask('/graphql/pos', 'mutation($ids: [ID!]!) { prepareTaxNotifications(unitIds: $ids) { ready } }', {
    ids: unitIds,
  });
  const { taxRegistrations } = await ask<{
    taxRegistrations: { id: string; open: { id: string; version: number } | null }[];
  }>('/graphql/pos', '{ taxRegistrations { id open { id version } } }');
  for (const { id, open } of taxRegistrations.filter((one) => unitIds.includes(one.id)))
    await ask(
      '/graphql/pos',
      `mutation($id: ID!, $version: Int!) { concludeTaxNotification(id: $id, version: $version, outcome: "sent",
        sentOn: "2026-02-01") { isSuccess } }`,
      { id: open?.id ?? id, version: open?.version ?? 0 },
    );
};

test('FIS-02, FIS-12 to FIS-16, SHL-69, ERR-25: a device is swapped; the notification is prepared, checked and sent', async ({
  openAs,
  newTill,
  plain,
}) => {
  const tills = branches.map((name) => newTill(plain, `Kasse ${name}`));
  const deviceIds: string[] = [];
  for (const [index, till] of tills.entries()) {
    deviceIds.push(await till.linkTo(branches[index] ?? '', owner));
    await reportDevice(till, `a${index}`, '2026-01-10T12:00:00Z');
  }
  await tellOfAll(plain.url, deviceIds);
  const [, middle] = tills;
  if (!middle) throw new Error('no till');
  await reportDevice(middle, 'b1');

  const page = await openAs(plain, owner, '/manage/data/register');
  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(row('Meldeamt Nord')).toContainText('Aktuell');
  await expect(row('Meldeamt Mitte')).toContainText('Kasse „Kasse Meldeamt Mitte“ hat eine andere TSE');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Meldeamt Mitte', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meldeamt Mitte', exact: true })).toBeVisible();

  await test.step('what is missing is mended where the check leads', async () => {
    const checks = page.getByRole('region', { name: 'Prüfung', exact: true });
    await expect(checks).toContainText('Der Tag, seit dem die TSE in Betrieb ist, fehlt.');
    await checks.getByRole('link', { name: 'Ergänzen', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Kasse Kasse Meldeamt Mitte', exact: true });
    await dialog.getByRole('textbox', { name: 'TSE in Betrieb seit', exact: true }).fill('20.11.2026');
    await dialog.getByRole('textbox', { name: 'TSE in Betrieb seit', exact: true }).press('Tab');
    await dialog.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(checks).toContainText('Alle Angaben sind vollständig.');
  });

  await test.step('it is checked, and noted as sent', async () => {
    await page.getByRole('button', { name: 'Vorbereiten und prüfen', exact: true }).click();
    await page.getByRole('button', { name: 'Als gesendet vermerken', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Meldung als gesendet vermerken', exact: true });
    await dialog.getByRole('textbox', { name: 'Transferticket', exact: true }).fill('et-4711');
    await dialog.getByRole('button', { name: 'Als gesendet vermerken', exact: true }).click();
    await expect(page.getByText('Seit der letzten Meldung hat sich nichts geändert.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Meldungen', exact: true })).toContainText('et-4711');
    await expectAccessible(page);
  });

  await test.step('the branch is not deleted, and the way leads back here', async () => {
    const { ask } = await signInToApi(plain.url, owner, demoPassword);
    await ask('/graphql/pos', 'mutation($id: ID!) { unlinkDevice(id: $id) { isSuccess } }', {
      id: deviceIds[1],
    });
    const unitId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.goto(`${plain.url}/setting/organizationUnits?delete=${unitId}`);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('2 Meldungen an das Finanzamt');
    await dialog.getByRole('link', { name: 'Zu den Meldungen dieser Einheit', exact: true }).click();
    await expect(page.getByText(/ist nicht mehr in Betrieb/)).toBeVisible();
  });
});
