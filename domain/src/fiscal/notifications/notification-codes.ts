/**
 * Every code list and name of the notification to the tax office (§146a(4) AO), in this one place. The official schema
 * was not at hand: what `draftNotificationLists` names rests on few sources, so screens and help call it a draft.
 */

/** Unknown, draft, error, sent (FIS-13). */
export const reportStates = [0, 1, 2, 3] as const;
export type ReportState = (typeof reportStates)[number];

/** New, in progress, success, error (FIS-14). */
export const taskStates = [0, 1, 2, 3] as const;
export type TaskState = (typeof taskStates)[number];

/** `ElsterReport` (FIS-15), the only type. */
export const elsterReport = 1;

/** Kinds of recording systems: PC register, tablet or app, electronic register, taximeter, odometer. */
export const systemKinds = [1, 2, 3, 4, 5] as const;
export type SystemKind = (typeof systemKinds)[number];
/** What the form allows whoever is not sure. */
export const usualSystemKind: SystemKind = 1;

/** Forms of a TSE by what registers report; of the others the key is not known. microSD as SD is assumed. */
export const tseForms: Readonly<Record<string, 1 | 2 | 3>> = { sd: 1, microSd: 1, usb: 2, cloud: 3 };

/** A natural person, or the key of a legal form; what the keys stand for was not found. */
export const legalForms = ['natural', '16', '20', '21', '22', '23', '24', '25'] as const;
export type LegalForm = (typeof legalForms)[number];

/** The first two digits of a tax office (BuFa number). */
const offices = '10 11 21 22 23 24 26 27 28 30 31 32 40 41 51 52 53 54 55 56 91 92'.split(' ');
export const isTaxOffice = (number: string): boolean =>
  /^\d{4}$/.test(number) && offices.includes(number.slice(0, 2));

/** Names in the XML. The parts of taxpayer and establishment are not known, so the file has none of them. */
export const xmlNames = {
  namespace: 'http://finkonsens.de/elster/elsternachricht/aufzeichnung146a/v1',
  root: 'Aufzeichnung146a',
  system: 'AngabenAufzeichnungssystem',
  fields: {
    kind: 'Art',
    software: 'Software',
    softwareVersion: 'SoftwareVersion',
    serial: 'SeriennummerAS',
    maker: 'Hersteller',
    model: 'Modell',
    tseSerial: 'SeriennummerTSE',
    tseStartedOn: 'InbetriebnahmeTSE',
    bsiId: 'BSIID',
    tseForm: 'ArtTSE',
    acquiredOn: 'AnschaffungAS',
    commissionedOn: 'InbetriebnahmeAS',
    decommissionedOn: 'AusserbetriebnahmeAS',
    reason: 'GrundAusserbetriebnahme',
  },
} as const;

/** What of this file is still a draft. */
export const draftNotificationLists: readonly string[] = ['xml', 'legalForm', 'tseForm', 'kind'];
