import { openSession } from '@tresen/register';
import { expectAccessible } from '../support/accessibility.ts';
import { signInToApi } from '../support/api.ts';
import { demoPassword } from '../support/server-process.ts';
import { tellTaxOffice } from '../support/tax-office.ts';
import { expect, inFull, test } from '../support/test.ts';
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

test(
  'FIS-02, FIS-12 to FIS-16, SHL-69, ERR-25: a device is swapped; the notification is prepared, checked and sent',
  inFull,
  async ({ openAs, newTill, plain }) => {
    const tills = branches.map((name) => newTill(plain, `Kasse ${name}`));
    const deviceIds: string[] = [];
    for (const [index, till] of tills.entries()) {
      deviceIds.push(await till.linkTo(branches[index] ?? '', owner));
      await reportDevice(till, `a${index}`, '2026-01-10T12:00:00Z');
    }
    await tellTaxOffice(plain, owner, branches, deviceIds);
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
      const dialog = page.getByRole('dialog', { name: 'Kasse „Kasse Meldeamt Mitte“', exact: true });
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
  },
);
