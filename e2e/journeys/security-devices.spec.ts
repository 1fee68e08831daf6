import type { Page } from '@playwright/test';
import { exportArchive, swapDevice, writeDeviceFaults } from '@tresen/register';
import { expectAccessible } from '../support/accessibility.ts';
import { openOwnerDatabase } from '../support/owner-database.ts';
import { goWithin } from '../support/screens.ts';
import { expect, inFull, test } from '../support/test.ts';

const owner = 'owner@demo.example';
const list = '/manage/data/securityDevices';

const openDevice = async (page: Page, register: string): Promise<void> => {
  await page.getByRole('link', { name: register, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: register, exact: true })).toBeVisible();
};

test(
  'FIS-10, SHL-45: a fault of the device shows while it lasts, and a self-test is answered',
  inFull,
  async ({ openAs, newTill, plain }) => {
    const till = newTill(plain, 'Zapfhahn');
    await till.linkTo('Hafen', owner);
    await till.connect();
    const page = await openAs(plain, owner, list);
    await openDevice(page, 'Zapfhahn');
    const state = page.getByRole('region', { name: 'Zustand', exact: true });
    await expect(state).toContainText('In Ordnung');

    const fault = page.getByRole('alert').filter({ hasText: 'Das Gerät ist außer Betrieb.' });
    writeDeviceFaults(till.store, ['out'], Date.now());
    await expect(fault).toBeVisible();
    await expect(state).toContainText('Außer Betrieb');
    await expectAccessible(page);
    writeDeviceFaults(till.store, [], Date.now());
    await expect(fault).toBeHidden();
    await expect(state).toContainText('In Ordnung');

    const actions = page.getByRole('region', { name: 'An der Kasse ausführen', exact: true });
    await actions.getByRole('button', { name: 'Selbsttest', exact: true }).click();
    await expect(actions.getByRole('status')).toHaveText('Selbsttest: Erledigt');
    writeDeviceFaults(till.store, ['selfTest'], Date.now());
    await expect(state).toContainText('Fehler');
    await actions.getByRole('button', { name: 'Selbsttest', exact: true }).click();
    await expect(actions.getByRole('status').first()).toHaveText('Selbsttest: Fehlgeschlagen');
  },
);

test(
  'FIS-02: a register swaps its device while it is offline; the old one is kept, no receipt is lost',
  inFull,
  async ({ openAs, newTill, plain }) => {
    const till = newTill(plain, 'Fähre');
    const deviceId = await till.linkTo('Anleger', owner);
    const online = await till.connect();
    till.sell(500);
    await till.push();
    const page = await openAs(plain, owner, list);
    await openDevice(page, 'Fähre');
    const old = page.url();
    await online.close();

    till.sell(700);
    const serial = swapDevice(till.store, Date.now());
    till.sell(900);
    till.sell(1_100);
    await till.connect();
    await expect(page.getByText('Die Kasse arbeitet inzwischen mit einem anderen Gerät.')).toBeVisible();
    await till.push();

    await goWithin(page, list);
    const both = page.getByRole('link', { name: 'Fähre', exact: true });
    await expect(both).toHaveCount(2);
    await page.getByRole('searchbox', { name: 'Suchen', exact: true }).fill(serial.slice(0, 12));
    await expect(both).toHaveCount(1);
    await openDevice(page, 'Fähre');
    expect(page.url()).not.toBe(old);
    await expect(page.getByRole('region', { name: 'Zertifikat', exact: true })).toContainText(serial);
    await expect(page.getByRole('region', { name: 'Zustand', exact: true })).toContainText('In Ordnung');

    const database = openOwnerDatabase(plain.dataDir);
    const { rows } = await database.query(
      `select count(*)::int receipts, sum(gross)::int gross,
       (select count(*)::int from security_devices where device_id = $1) devices,
       (select count(*)::int from sync_problems where device_id = $1) waiting
     from receipts where device_id = $1`,
      [deviceId],
    );
    await database.end();
    expect(rows).toEqual([{ receipts: 4, gross: 3_200, devices: 2, waiting: 0 }]);
  },
);

/** The archive without the log messages of some transactions. */
const withoutTransactions = (archive: Buffer, numbers: readonly number[]): Buffer => {
  const kept: Buffer[] = [];
  for (let at = 0; at < archive.length; ) {
    const name = archive.toString('latin1', at, at + 100);
    const size = Number.parseInt(archive.toString('latin1', at + 124, at + 135), 8) || 0;
    const end = at + 512 + 512 * Math.ceil(size / 512);
    if (!numbers.some((number) => name.includes(`_No-${number}_`))) kept.push(archive.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
};

test(
  'FIS-06: an archive that lacks three transactions is sent by hand, and each of them is named',
  inFull,
  async ({ openAs, newTill, plain }) => {
    const till = newTill(plain, 'Kiosk');
    await till.linkTo('Strand', owner);
    await till.connect();
    for (let number = 1; number <= 8; number += 1) till.sell(100 * number);
    await till.push();
    const whole = Buffer.concat([...exportArchive(till.store, Date.now())]);
    const page = await openAs(plain, owner, list);
    await openDevice(page, 'Kiosk');
    const archives = page.getByRole('region', { name: 'Geprüfte Archive', exact: true });
    await archives
      .getByLabel('Archiv hochladen', { exact: true })
      .and(page.locator('input'))
      .setInputFiles({
        ...{ name: 'kiosk.tar', mimeType: 'application/x-tar' },
        buffer: withoutTransactions(whole, [3, 4, 6]),
      });
    await expect(archives.getByRole('listitem')).toContainText('Mit Befunden');
    await archives.getByRole('listitem').getByRole('link').click();

    await expect(
      page.getByText(
        '5 von 5 Vorgängen sind in der Cloud. 3 Belege nennen einen Vorgang, den das Archiv nicht enthält.',
      ),
    ).toBeVisible();
    const findings = page.getByRole('region', { name: 'Befunde', exact: true });
    await findings
      .getByRole('button', { name: 'Ein Beleg nennt einen Vorgang, den das Archiv nicht enthält. (3)' })
      .click();
    await expect(findings.getByRole('listitem').getByRole('link')).toHaveText([
      'Zum Beleg 3',
      'Zum Beleg 4',
      'Zum Beleg 6',
    ]);
    await expectAccessible(page);
    await findings.getByRole('link', { name: 'Zum Beleg 4', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('4');
  },
);
