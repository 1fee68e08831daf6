import {
  checkWork,
  deedOf,
  functionsOf,
  isTerm,
  type Licence,
  type LicenceDeed,
  type LicenceFailure,
  licenceAfter,
  licenceName,
  monthsLater,
  newLicenceKey,
  normalLicenceKey,
  prolonged,
  stateWithTime,
} from '@tresen/domain/fleet/licences';
import { AppError } from '@tresen/domain/kit/errors';
import type { Tx } from '../../kit/db/pools.ts';
import {
  doneBefore,
  type HeldLicence,
  holdLicence,
  holdLine,
  insertAddOns,
  insertLicences,
  insertUpdate,
  noteDone,
  renewAddOns,
  setEnd,
  updateLicence,
} from './fulfilment.store.ts';
import { type CatalogueLicence, licenceProducts } from './licence-products.store.ts';
import type { DoneLicence, LicenceService, LicenceWork } from './licence-service.ts';

/** A line with what the catalogue says of it. */
interface Job {
  readonly work: LicenceWork;
  readonly product: CatalogueLicence;
  readonly addOns: readonly CatalogueLicence[];
  readonly at: Date;
}

/** What ends the licences that a line made, in the transaction of whoever cancels it. */
export const endLicences: LicenceService['endLicences'] = setEnd;

/** The writing half of the built-in licence service, in the transaction of the order's seller. */
export const fulfil: LicenceService['fulfil'] = async (tx, work, at) => {
  await holdLine(tx, work);
  const before = await doneBefore(tx, work);
  if (before.length > 0) return before;
  const done = await perform(tx, work, at);
  await noteDone(tx, work, done, at);
  return done;
};

async function perform(tx: Tx, work: LicenceWork, at: Date): Promise<DoneLicence[]> {
  const products = await licenceProducts(tx, [work.shopNumber, ...work.addOns]);
  const product = products.get(work.shopNumber);
  if (!product) throw refused(work.licenseKey, 'LICENCE_SERVICE_FAILED');
  const deed = deedOf(product, work.licenseKey.trim());
  if (deed === undefined) return [];
  const addOns = work.addOns.flatMap((shopNumber) => products.get(shopNumber) ?? []);
  const job = { work, product, addOns, at };
  return deed === 'created' ? create(tx, job) : change(tx, job, deed);
}

function refused(licenseKey: string, failure: LicenceFailure): AppError {
  return new AppError('LICENCE_WORK_REFUSED', { licenseKey, failure });
}

async function create(tx: Tx, job: Job): Promise<DoneLicence[]> {
  const licences = Array.from({ length: job.work.quantity }, () => newLicence(job));
  await insertLicences(tx, job.work, licences, job.at);
  for (const { serial } of licences) await insertAddOns(tx, serial, job.addOns, job.at);
  return licences.map(({ serial }, index) => ({ serial, piece: index + 1, done: 'created' }));
}

function newLicence({ product, addOns, at }: Job): Licence & { readonly endsAt: Date | null } {
  const { appType, licenceType, mainVersion, appName } = product;
  if (appType === null || licenceType === null || mainVersion === null) throw new Error('not an edition');
  return {
    serial: newLicenceKey((bytes) => crypto.getRandomValues(bytes)),
    appName: appName ?? licenceName({ appType, licenceType }),
    appType,
    licenceType,
    state: 'inactive',
    mainVersion,
    regLevels: addOns.reduce((levels, addOn) => levels | addOn.appRegLevel, product.appRegLevel),
    isLimited: product.months > 0,
    endsAt: product.months === 0 ? null : new Date(monthsLater(at.getTime(), product.months)),
  };
}

async function change(tx: Tx, job: Job, deed: LicenceDeed): Promise<DoneLicence[]> {
  const { work, product, addOns, at } = job;
  const licence = await heldFor(tx, work);
  const checked = checkWork(licence, product);
  if (!checked.isSuccess) throw refused(licence.serial, checked.failure);
  const after = licenceAfter(licence, deed, product, addOns);
  const endsAt = endAfter(job, deed, licence.endsAt);
  const held = { state: after.state, deviceId: licence.deviceId };
  const state = stateWithTime(held, endsAt?.getTime() ?? null, at.getTime());
  await updateLicence(tx, { ...after, state, endsAt }, deed === 'reactivated', at);
  if (isNewVersion(deed)) {
    await renewAddOns(tx, licence.serial, at);
    await insertUpdate(tx, work, licence.serial, { old: versionOf(licence), new: versionOf(after) }, at);
  }
  await insertAddOns(tx, licence.serial, broughtBy(job, deed), at);
  return [{ serial: licence.serial, piece: 1, done: deed }];
}

/** The licence of the order's key. A buyer orders for own licences, a reseller also for its tenants', the vendor for all. */
async function heldFor(tx: Tx, { licenseKey, orderTenantId }: LicenceWork): Promise<HeldLicence> {
  const serial = normalLicenceKey(licenseKey);
  const licence = await holdLicence(tx, serial, orderTenantId);
  if (!licence) throw refused(serial, 'LICENCE_NOT_FOUND');
  const isOwn = licence.tenantId === orderTenantId || licence.resellerId === orderTenantId;
  if (!isOwn && !licence.isSellersOwnOrder) throw refused(serial, 'LICENCE_NO_ACCESS');
  return licence;
}

/** What is booked goes on until it is cancelled; of what is paid once each piece adds its months. */
function endAfter({ product, work, at }: Job, deed: LicenceDeed, endsAt: Date | null): Date | null {
  if (deed !== 'extended' || !isTerm(product)) return endsAt;
  return product.contractType === 'Recurring'
    ? null
    : dateOf(prolonged(endsAt?.getTime() ?? null, product.months * work.quantity, at.getTime()));
}

function dateOf(instant: number | null): Date | null {
  return instant === null ? null : new Date(instant);
}

function isNewVersion(deed: LicenceDeed): boolean {
  return deed === 'updated' || deed === 'upgraded';
}

function versionOf(licence: Licence): string {
  return `${licenceName(licence)} ${licence.mainVersion}`;
}

/** The add-ons that a line brings to a licence: those chosen with it, and the product itself where it is one. */
function broughtBy({ product, addOns }: Job, deed: LicenceDeed): readonly CatalogueLicence[] {
  return deed === 'extended' && functionsOf(product).length > 0 ? [product, ...addOns] : addOns;
}
