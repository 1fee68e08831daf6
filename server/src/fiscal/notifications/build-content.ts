import {
  type NotificationContent,
  type RecordingSystem,
  swapDay,
  type Taxpayer,
  tseForms,
  usualSystemKind,
} from '@tresen/domain/fiscal/notifications';
import { germanTaxNumberOf } from '@tresen/domain/master-data/companies';
import type { Details } from './details.store.ts';
import type { FoundCompany, FoundDevice, FoundRegister, FoundUnit } from './facts.store.ts';

/** All that notifications are made of. */
export interface TaxFacts {
  readonly registers: readonly FoundRegister[];
  readonly devices: ReadonlyMap<string, FoundDevice>;
  readonly companies: readonly FoundCompany[];
  readonly details: Details;
}

const reasonOfMove = 'Umzug in eine andere Betriebsstätte';

/** What a notification of a branch says today; of what has gone, the device as it was told. */
export const contentOf = (
  unit: FoundUnit,
  facts: TaxFacts,
  told: NotificationContent | null,
): NotificationContent => {
  const before = new Map(told?.systems.map((system) => [system.deviceId, system]));
  return {
    taxpayer: taxpayerOf(companyOf(unit, facts.companies), facts.details),
    establishment: establishmentOf(unit, facts.details),
    systems: facts.registers
      .filter(({ unitId }) => unitId === unit.id)
      .map((register) => systemOf(register, facts, before.get(register.id))),
  };
};

/** The company that runs a branch: one of this branch before one of all. */
export const companyOf = (
  { id, country }: FoundUnit,
  companies: readonly FoundCompany[],
): FoundCompany | undefined => {
  const fitting = companies.filter((company) => company.country === country);
  return (
    fitting.find(({ unitIds }) => unitIds?.includes(id)) ?? fitting.find(({ unitIds }) => unitIds === null)
  );
};

function taxpayerOf(company: FoundCompany | undefined, { taxpayer }: Details): Taxpayer {
  const added = company && taxpayer.get(company.id);
  return {
    companyId: company?.id ?? null,
    name: company?.name ?? null,
    legalForm: added?.details.legalForm ?? null,
    firstName: company?.firstName ?? null,
    lastName: company?.lastName ?? null,
    bornOn: added?.details.bornOn ?? null,
    taxId: company?.taxId ?? null,
    givenTaxNumber: company?.taxNumber ?? null,
    taxNumber: (company && germanTaxNumberOf(company)?.elster) ?? null,
    vatId: company?.vatId ?? null,
    businessId: added?.details.businessId ?? null,
    address: company?.address ?? null,
    zipCode: company?.zipCode ?? null,
    town: company?.city ?? null,
    changedOn: later(company?.changedOn, added?.changedOn),
  };
}

function establishmentOf({ id, name, country }: FoundUnit, { establishment }: Details) {
  const added = establishment.get(id);
  const { designation, street, houseNumber, houseNumberSuffix } = added?.details ?? {};
  const { additionalAddress, zipCode, town, endedOn, remarks } = added?.details ?? {};
  return {
    ...{ unitId: id, name, country },
    designation: designation ?? null,
    street: street ?? null,
    houseNumber: houseNumber ?? null,
    houseNumberSuffix: houseNumberSuffix ?? null,
    additionalAddress: additionalAddress ?? null,
    zipCode: zipCode ?? null,
    town: town ?? null,
    endedOn: endedOn ?? null,
    remarks: remarks ?? null,
    changedOn: added?.changedOn ?? null,
  };
}

function systemOf(
  { id, name, hardwareSerial, posVersion, since, movedOn, goneOn, hasMoved }: FoundRegister,
  { devices, details }: TaxFacts,
  told: RecordingSystem | undefined,
): RecordingSystem {
  const added = details.system.get(id);
  const given = added?.details;
  // What was said of a register that has moved on is about where it is now.
  const decommissionedOn = (hasMoved ? goneOn : (given?.decommissionedOn ?? goneOn)) ?? null;
  const reason = hasMoved ? reasonOfMove : (given?.reason ?? null);
  return {
    deviceId: id,
    name,
    kind: given?.kind ?? usualSystemKind,
    software: given?.software ?? null,
    softwareVersion: posVersion,
    serial: given?.serial ?? hardwareSerial,
    maker: given?.maker ?? null,
    model: given?.model ?? null,
    ...deviceOf(devices.get(id), given, decommissionedOn === null ? undefined : told),
    acquiredOn: given?.acquiredOn ?? null,
    commissionedOn: given?.commissionedOn ?? null,
    decommissionedOn,
    reason: decommissionedOn === null ? null : reason,
    remarks: given?.remarks ?? null,
    since,
    movedOn,
    changedOn: added?.changedOn ?? null,
  };
}

type DeviceFields = Pick<
  RecordingSystem,
  'clientId' | 'tseId' | 'tseSerial' | 'tseStartedOn' | 'tseSince' | 'bsiId' | 'tseForm'
>;
type Given = Pick<RecordingSystem, 'tseSerial' | 'tseStartedOn' | 'bsiId'>;

function deviceOf(
  device: FoundDevice | undefined,
  given: Given | undefined,
  told: RecordingSystem | undefined,
): DeviceFields {
  if (told) {
    const { clientId, tseId, tseSerial, tseStartedOn, tseSince, bsiId, tseForm } = told;
    return { clientId, tseId, tseSerial, tseStartedOn, tseSince, bsiId, tseForm };
  }
  const added = given?.tseSerial === device?.serial ? given : undefined;
  const startedOn = device?.startedOn ?? added?.tseStartedOn ?? null;
  return {
    clientId: device?.clientId ?? null,
    tseId: device?.id ?? null,
    tseSerial: device?.serial ?? null,
    tseStartedOn: startedOn,
    tseSince: device ? swapDay(startedOn, { from: device.swappedFrom, to: device.swappedTo }) : null,
    bsiId: withoutPrefix(device?.bsiId) ?? added?.bsiId ?? null,
    tseForm: (device && tseForms[device.formFactor]) ?? null,
  };
}

/** `0362-2019` of `BSI-K-TR-0362-2019`; null for what is no such id, or has no year. */
function withoutPrefix(bsiId: string | null | undefined): string | null {
  return /^BSI-K-TR-(\d{4}-\d{4})$/.exec(bsiId ?? '')?.[1] ?? null;
}

function later(one: string | undefined, other: string | undefined): string | null {
  return (
    [one, other]
      .flatMap((day) => day ?? [])
      .toSorted()
      .at(-1) ?? null
  );
}
