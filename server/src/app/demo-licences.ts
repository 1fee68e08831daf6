import { type AppType, type LicenceType, upgradeValueOf } from '@tresen/domain/fleet/licences';
import {
  type KnownLicence,
  listUpdatePrices,
  registerLicences,
  type UpdatePrice,
} from '../fleet/licence-service/index.ts';
import { type Database, inSystem } from '../kit/db/pools.ts';
import { editionLevels } from './demo-shop/registration-levels.ts';

const day = 86_400_000;

type Edition = readonly [AppType, LicenceType];

/** What an update to version 6 costs, in net cents: a year of versions costs less than several. */
const updatePrices: Readonly<Record<AppType, Readonly<Record<LicenceType, number>>>> = {
  gastro: { basic: 14_900, professional: 24_900 },
  retail: { basic: 12_900, professional: 21_900 },
  event: { basic: 11_900, professional: 19_900 },
};
const upgradePrices: Readonly<Record<AppType, number>> = { gastro: 44_900, retail: 39_900, event: 34_900 };
const current = 6;
const olderVersions = [3, 4, 5] as const;

/** A licence of the demo that was bought before Tresen's shop opened. */
interface DemoLicence
  extends Omit<KnownLicence, 'tenantId' | 'appName' | 'appType' | 'licenceType' | 'regLevels'> {
  readonly owner: string;
  readonly edition: Edition;
}

const inn = 'Gasthaus Lindenhof';
const shop = 'Feinkost Sommer';
const reseller = 'Kassenhaus Nord';

/**
 * The licences that the demo's tenants had before they ordered any, and what their updates cost. Those that the registry
 * knows stay as they are.
 * @param daysToEnd until one of them ends: within a month people are told
 */
export const fillLicences = (db: Database, now: number, daysToEnd: number): Promise<void> =>
  inSystem(db, async (tx) => {
    const tenants = await tx.selectFrom('tenants').select(['id', 'name']).execute();
    const idOf = new Map(tenants.map(({ id, name }) => [name, id]));
    const known = licences(new Date(now + daysToEnd * day)).flatMap(
      ({ owner, edition: [appType, licenceType], ...licence }) => {
        const tenantId = idOf.get(owner);
        const regLevels = editionLevels[appType][licenceType];
        return tenantId ? [{ ...licence, tenantId, appName: 'Tresen', appType, licenceType, regLevels }] : [];
      },
    );
    await registerLicences(tx, known, new Date(now));
    await listUpdatePrices(tx, (['gastro', 'retail', 'event'] as const).flatMap(pricesOf));
  });

/** The keys of the demo's registers are those of `demoRegisters` in the virtual register. */
function licences(endsAt: Date): readonly DemoLicence[] {
  return [
    {
      ...{ owner: inn, serial: 'DEMO1-THEKE-GASTR-PROF6-00001', edition: ['gastro', 'professional'] },
      ...{ state: 'inactive', mainVersion: 6, addOns: [302, 303] },
    },
    {
      ...{ owner: inn, serial: 'DEMO1-SERVI-GASTR-BASI6-00002', edition: ['gastro', 'basic'] },
      ...{ state: 'inactive', mainVersion: 6, baseSerial: 'DEMO1-THEKE-GASTR-PROF6-00001' },
    },
    {
      ...{ owner: inn, serial: 'DEMO1-AUSSC-GASTR-BASI5-00003', edition: ['gastro', 'basic'] },
      ...{ state: 'inactive', mainVersion: 5, addOns: [301] },
    },
    {
      ...{ owner: inn, serial: 'DEMO1-EISWA-GASTR-BASI5-00004', edition: ['gastro', 'basic'] },
      ...{ state: 'needsReactivation', mainVersion: 5, computerName: 'EISWAGEN' },
      ...{ mainboardSerial: 'MB-2019-0471', seenMainboardSerial: 'MB-2026-1138' },
    },
    {
      ...{ owner: inn, serial: 'DEMO1-FESTE-EVENT-BASI6-00005', edition: ['event', 'basic'] },
      ...{ state: 'inactive', mainVersion: 6, endsAt },
    },
    {
      ...{ owner: shop, serial: 'DEMO2-KASSE-RETAI-BASI5-00001', edition: ['retail', 'basic'] },
      ...{ state: 'inactive', mainVersion: 5, addOns: [321] },
    },
    {
      ...{ owner: reseller, serial: 'DEMO3-LAGER-GASTR-BASI6-00001', edition: ['gastro', 'basic'] },
      ...{ state: 'inactive', mainVersion: 6 },
    },
    {
      ...{ owner: reseller, serial: 'DEMO3-LAGER-GASTR-BASI6-00002', edition: ['gastro', 'basic'] },
      ...{ state: 'inactive', mainVersion: 6 },
    },
    {
      ...{ owner: reseller, serial: 'DEMO3-LAGER-RETAI-PROF5-00003', edition: ['retail', 'professional'] },
      ...{ state: 'active', mainVersion: 5, mainboardSerial: 'MB-2021-7720' },
    },
  ];
}

function pricesOf(appType: AppType): UpdatePrice[] {
  return (['basic', 'professional'] as const).flatMap((licenceType) => [
    ...olderVersions.map((fromVersion) => ({
      ...{ appType, licenceType, fromVersion },
      upgradeValue: upgradeValueOf({ isUpgrade: false, mainVersion: current }),
      price: updatePrices[appType][licenceType] + (current - 1 - fromVersion) * 5_000,
    })),
    ...[...olderVersions, current].map((fromVersion) => ({
      ...{ appType, licenceType, fromVersion },
      upgradeValue: upgradeValueOf({ isUpgrade: true, mainVersion: current }),
      price: upgradePrices[appType] + (current - fromVersion) * 5_000,
    })),
  ]);
}
