import { systemFormWords } from './form-words.ts';
import type { NotificationContent, RecordingSystem } from './notification-content.ts';

type Language = 'de' | 'en';

/** A field of the official form, ready to be copied into it. */
export interface FormField {
  readonly name: string;
  readonly value: string;
}

export interface FormPart {
  readonly title: string;
  readonly fields: readonly FormField[];
}

/** What has to be entered, part by part in the order of the official form; what is empty is left out, parts too. */
export const formOf = (content: NotificationContent, language: Language): readonly FormPart[] =>
  (content.establishment.country === 'AT'
    ? finanzOnline(content, language)
    : elster(content, language)
  ).filter(({ fields }) => fields.length > 0);

function elster({ taxpayer, establishment, systems }: NotificationContent, language: Language) {
  const t = systemFormWords[language];
  const isPerson = taxpayer.legalForm === 'natural';
  return [
    part(t.taxpayer, [
      [t.taxNumber, taxpayer.taxNumber],
      [t.taxOffice, taxpayer.taxNumber?.slice(0, 4)],
      ...(isPerson
        ? ([
            [t.firstName, taxpayer.firstName],
            [t.lastName, taxpayer.lastName],
            [t.bornOn, germanDay(taxpayer.bornOn)],
            [t.taxId, taxpayer.taxId],
          ] as const)
        : ([
            [t.company, taxpayer.name],
            [t.legalForm, taxpayer.legalForm],
          ] as const)),
      [t.vatId, taxpayer.vatId],
      [t.businessId, taxpayer.businessId],
      [t.street, taxpayer.address],
      [t.zipCode, taxpayer.zipCode],
      [t.town, taxpayer.town],
    ]),
    part(t.establishment, [
      [t.designation, establishment.designation ?? establishment.name],
      [t.street, establishment.street],
      [t.houseNumber, establishment.houseNumber],
      [t.houseNumberSuffix, establishment.houseNumberSuffix],
      [t.additionalAddress, establishment.additionalAddress],
      [t.zipCode, establishment.zipCode],
      [t.town, establishment.town],
      [t.count, String(systems.length)],
      [t.endedOn, germanDay(establishment.endedOn)],
      [t.remarks, establishment.remarks],
    ]),
    ...systems.map((system, index) => part(t.system(index + 1, system.name), ofSystem(system, language))),
  ];
}

function ofSystem(system: RecordingSystem, language: Language) {
  const t = systemFormWords[language];
  return [
    [t.kind, `${system.kind} – ${t.kinds[system.kind]}`],
    [t.software, system.software],
    [t.softwareVersion, system.softwareVersion],
    [t.serial, system.serial],
    [t.maker, system.maker],
    [t.model, system.model],
    [t.tseSerial, system.tseSerial],
    [t.tseStartedOn, germanDay(system.tseStartedOn)],
    [t.bsiId, system.bsiId],
    [t.tseForm, system.tseForm === null ? null : t.tseForms[system.tseForm]],
    [t.acquiredOn, germanDay(system.acquiredOn)],
    [t.commissionedOn, germanDay(system.commissionedOn)],
    [t.decommissionedOn, germanDay(system.decommissionedOn)],
    [t.reason, system.reason],
    [t.systemRemarks, system.remarks],
  ] as const;
}

/** Austria: what FinanzOnline asks of registers and signature units (RKSV). */
function finanzOnline({ taxpayer, establishment, systems }: NotificationContent, language: Language) {
  const t = systemFormWords[language];
  return [
    part(t.taxpayer, [
      [t.company, taxpayer.name],
      [t.austrianTaxNumber, taxpayer.givenTaxNumber],
      [t.vatId, taxpayer.vatId],
    ]),
    part(t.establishment, [[t.designation, establishment.designation ?? establishment.name]]),
    ...systems.map((system, index) =>
      part(t.register(index + 1, system.name), [
        [t.registerId, system.clientId],
        [t.unitSerial, system.tseSerial],
        [t.unitForm, system.tseForm === null ? null : t.tseForms[system.tseForm]],
        [t.commissionedOn, germanDay(system.commissionedOn)],
        [t.decommissionedOn, germanDay(system.decommissionedOn)],
        [t.reason, system.reason],
        [t.systemRemarks, system.remarks],
      ]),
    ),
  ];
}

/** The day as German forms take it: 27.11.2026 */
export const germanDay = (day: string | null): string | null =>
  day === null ? null : day.split('-').toReversed().join('.');

function part(title: string, fields: readonly (readonly [string, string | null | undefined])[]): FormPart {
  return { title, fields: fields.flatMap(([name, value]) => (value ? [{ name, value }] : [])) };
}
