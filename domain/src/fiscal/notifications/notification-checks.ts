import type { Day } from '../../kit/business-day/index.ts';
import { isTaxOffice } from './notification-codes.ts';
import type {
  Establishment,
  NotificationContent,
  RecordingSystem,
  Taxpayer,
} from './notification-content.ts';

/** What keeps a notification from being sent. */
export const notificationFaults = [
  'companyMissing',
  'taxNumberMissing',
  'taxNumberInvalid',
  'taxOfficeUnknown',
  'legalFormMissing',
  'personMissing',
  'streetMissing',
  'houseNumberMissing',
  'zipCodeMissing',
  'townMissing',
  'noSystems',
  'systemsStillActive',
  'serialMissing',
  'serialTwice',
  'makerMissing',
  'modelMissing',
  'softwareMissing',
  'acquiredOnMissing',
  'commissionedOnMissing',
  'commissionedTooEarly',
  'decommissionedTooEarly',
  'dayInFuture',
  'reasonMissing',
  'tseMissing',
  'tseSerialInvalid',
  'bsiIdInvalid',
  'tseStartedOnMissing',
] as const;
export type NotificationFaultCode = (typeof notificationFaults)[number];

/** Where a fault is mended: on the company's page, or in one of the forms of the notification, or at the device. */
export const faultPlaces = ['company', 'taxpayer', 'establishment', 'system', 'securityDevice'] as const;
export type FaultPlace = (typeof faultPlaces)[number];

export interface NotificationFault {
  readonly code: NotificationFaultCode;
  readonly place: FaultPlace;
  /** Of the company, the register or the device; null where there is none, or the establishment is meant. */
  readonly id: string | null;
  /** The field that is wrong, as its form names it. */
  readonly field: string;
  /** The register's name. */
  readonly name: string | null;
}

type Found = readonly NotificationFault[];

/**
 * What is wrong with a notification (fiscal.md 3.4), as far as it can be judged here.
 * @param otherSerials serials of the taxpayer's registers in other establishments
 * @param today in the establishment: what has not happened yet is not told, and would put off the day until which it must be
 */
export const checkNotification = (
  content: NotificationContent,
  otherSerials: ReadonlySet<string>,
  today: Day,
): Found => {
  const { taxpayer, establishment, systems } = content;
  if (establishment.country === 'AT') return austrianFaults(content);
  const counts = Map.groupBy(systems, ({ serial }) => serial);
  const isTwice = (serial: string) => otherSerials.has(serial) || (counts.get(serial)?.length ?? 0) > 1;
  return [
    ...faultsOfTaxpayer(taxpayer),
    ...faultsOfEstablishment(establishment, systems),
    ...systems.flatMap((system) => faultsOfSystem(system, isTwice)),
    ...when(isBefore(today, establishment.endedOn), fault('dayInFuture', 'establishment', null, 'endedOn')),
    ...systems.flatMap((system) => daysInFuture(system, today)),
  ];
};

const pastDays = ['acquiredOn', 'commissionedOn', 'decommissionedOn'] as const;

function daysInFuture(system: RecordingSystem, today: Day): Found {
  return pastDays
    .filter((field) => isBefore(today, system[field]))
    .map((field) => fault('dayInFuture', 'system', system.deviceId, field, system.name));
}

/** FinanzOnline asks for little: whose register it is, and what signs. */
function austrianFaults({ taxpayer: { companyId, givenTaxNumber }, systems }: NotificationContent): Found {
  if (companyId === null) return [fault('companyMissing', 'company', null, 'name')];
  return [
    ...when(givenTaxNumber === null, fault('taxNumberMissing', 'company', companyId, 'taxNumber')),
    ...when(systems.length === 0, fault('noSystems', 'establishment', null, 'street')),
    ...systems
      .filter(({ tseSerial }) => tseSerial === null)
      .map(({ deviceId, name }) => fault('tseMissing', 'system', deviceId, 'tseSerial', name)),
  ];
}

function faultsOfTaxpayer(taxpayer: Taxpayer): Found {
  const { companyId, givenTaxNumber, taxNumber, legalForm } = taxpayer;
  if (companyId === null) return [fault('companyMissing', 'company', null, 'name')];
  const isNameless = legalForm === 'natural' && (!taxpayer.firstName || !taxpayer.lastName);
  return [
    ...when(givenTaxNumber === null, fault('taxNumberMissing', 'company', companyId, 'taxNumber')),
    ...when(
      givenTaxNumber !== null && taxNumber === null,
      fault('taxNumberInvalid', 'company', companyId, 'taxNumber'),
    ),
    ...when(
      taxNumber !== null && !isTaxOffice(taxNumber.slice(0, 4)),
      fault('taxOfficeUnknown', 'company', companyId, 'taxNumber'),
    ),
    ...when(legalForm === null, fault('legalFormMissing', 'taxpayer', companyId, 'legalForm')),
    ...when(isNameless, fault('personMissing', 'company', companyId, 'lastName')),
  ];
}

function faultsOfEstablishment(place: Establishment, systems: readonly RecordingSystem[]): Found {
  const at = (code: NotificationFaultCode, field: string) => fault(code, 'establishment', null, field);
  const isActive = systems.some(({ decommissionedOn }) => decommissionedOn === null);
  return [
    ...when(!place.street, at('streetMissing', 'street')),
    ...when(!/^\d{1,4}$/.test(place.houseNumber ?? ''), at('houseNumberMissing', 'houseNumber')),
    ...when(!/^\d{5}$/.test(place.zipCode ?? ''), at('zipCodeMissing', 'zipCode')),
    ...when(!place.town, at('townMissing', 'town')),
    ...when(systems.length === 0, at('noSystems', 'street')),
    ...when(place.endedOn !== null && isActive, at('systemsStillActive', 'endedOn')),
  ];
}

function faultsOfSystem(system: RecordingSystem, isTwice: (serial: string) => boolean): Found {
  const at = (code: NotificationFaultCode, field: keyof RecordingSystem) =>
    fault(code, 'system', system.deviceId, field, system.name);
  const { serial, acquiredOn, commissionedOn, decommissionedOn } = system;
  return [
    ...when(!serial, at('serialMissing', 'serial')),
    ...when(serial !== null && isTwice(serial), at('serialTwice', 'serial')),
    ...when(!system.maker, at('makerMissing', 'maker')),
    ...when(!system.model, at('modelMissing', 'model')),
    ...when(!system.software, at('softwareMissing', 'software')),
    ...when(acquiredOn === null, at('acquiredOnMissing', 'acquiredOn')),
    ...when(commissionedOn === null, at('commissionedOnMissing', 'commissionedOn')),
    ...when(isBefore(commissionedOn, acquiredOn), at('commissionedTooEarly', 'commissionedOn')),
    ...when(isBefore(decommissionedOn, commissionedOn), at('decommissionedTooEarly', 'decommissionedOn')),
    ...when(decommissionedOn !== null && !system.reason, at('reasonMissing', 'reason')),
    ...faultsOfDevice(system),
  ];
}

function faultsOfDevice({ deviceId, name, tseId, tseSerial, tseStartedOn, bsiId }: RecordingSystem): Found {
  if (tseSerial === null) return [fault('tseMissing', 'system', deviceId, 'tseSerial', name)];
  const at = (code: NotificationFaultCode, field: string) =>
    fault(code, 'securityDevice', tseId, field, name);
  return [
    ...when(!/^[0-9a-f]{64}$/.test(tseSerial), at('tseSerialInvalid', 'serial')),
    ...when(!/^\d{4}-\d{4}$/.test(bsiId ?? ''), fault('bsiIdInvalid', 'system', deviceId, 'bsiId', name)),
    ...when(tseStartedOn === null, fault('tseStartedOnMissing', 'system', deviceId, 'tseStartedOn', name)),
  ];
}

function isBefore(day: string | null, other: string | null): boolean {
  return day !== null && other !== null && day < other;
}

function when(isWrong: boolean, found: NotificationFault): Found {
  return isWrong ? [found] : [];
}

function fault(
  code: NotificationFaultCode,
  place: FaultPlace,
  id: string | null,
  field: string,
  name: string | null = null,
): NotificationFault {
  return { code, place, id, field, name };
}
