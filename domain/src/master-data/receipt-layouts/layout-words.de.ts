import type { DemandId } from './demands.ts';
import type { LayoutFaultCode } from './layout-faults.ts';

/** What the law wants, and why: said where a line cannot go and where one is missing. */
export const demandsDe: Readonly<Record<DemandId, string>> = {
  company: 'Der Name des Unternehmens muss auf jedem Beleg stehen.',
  address: 'Die Anschrift des Unternehmens muss auf jedem Beleg stehen (§ 6 KassenSichV).',
  taxNumber: 'Die Steuernummer (NIF) muss auf jedem Beleg stehen (RD 1619/2012).',
  number: 'Die fortlaufende Belegnummer muss auf jedem Beleg stehen.',
  date: 'Datum, in Österreich auch Uhrzeit der Ausstellung müssen auf jedem Beleg stehen.',
  span: 'Beginn und Ende des Vorgangs müssen auf jedem Beleg stehen, als Text oder im TSE-Code (§ 6 KassenSichV).',
  goods: 'Menge und Art der Waren müssen auf jedem Beleg stehen.',
  total: 'Der Gesamtbetrag muss auf jedem Beleg stehen.',
  rates:
    'Die Beträge je Steuersatz müssen auf jedem Beleg stehen: in Deutschland Satz und Steuer, in Österreich Satz und Brutto, in Spanien der Satz.',
  register: 'Die Kassenidentifikationsnummer muss auf jedem Beleg stehen (§ 11 RKSV).',
  tse: 'Die Angaben der TSE müssen auf jedem Beleg stehen: als TSE-Code oder als Text mit Transaktion, Signaturzähler, Seriennummern und Prüfwert (§ 6 KassenSichV).',
  tseFailure: 'Fällt die TSE aus, muss der Beleg das sagen (AEAO zu § 146a).',
  rksv: 'Der maschinenlesbare RKSV-Code muss auf jedem Beleg stehen (§ 11 RKSV).',
  rksvFailure: 'Fällt die Signatureinrichtung aus, muss der Beleg das sagen (§ 17 RKSV).',
  verifactu: 'Der VERI*FACTU-Code muss oben auf jedem Beleg stehen, also im Kopf (RD 1007/2023).',
  verifactuText: 'Der VERI*FACTU-Hinweis muss auf jedem Beleg stehen (RD 1007/2023).',
};

type Params = Readonly<Record<string, string | number>>;

/** What is wrong with a layout. */
export const layoutFaultsDe: Readonly<Record<LayoutFaultCode, (params: Params) => string>> = {
  NOT_A_LAYOUT: () => 'Das ist kein Layout, das Tresen kennt.',
  WRONG_KIND: () => 'Das ist ein Layout für einen anderen Ausdruck.',
  OUT_OF_RANGE: ({ least, max }) => `Erlaubt sind ${least} bis ${max}.`,
  TOO_LONG: ({ max }) => `Höchstens ${max} Zeichen.`,
  TOO_MANY: ({ max }) => `Höchstens ${max} davon.`,
  UNKNOWN_TAG: ({ name }) => `Das Feld „${name}“ gibt es nicht.`,
  TAG_NOT_OF_KIND: ({ name }) => `Das Feld „${name}“ gibt es auf diesem Ausdruck nicht.`,
  TAG_NOT_IN_BLOCK: ({ name }) => `Das Feld „${name}“ steht nicht in diesem Abschnitt zur Verfügung.`,
  TAG_NOT_IN_CODE: ({ name }) => `Das Feld „${name}“ kann nicht in einem QR-Code stehen.`,
  TAGS_DO_NOT_MIX: ({ name, other }) =>
    `„${name}“ und „${other}“ können nicht in einer Zeile stehen: die Zeile wird für jedes davon gedruckt.`,
  COLUMNS_TOO_WIDE: ({ width }) => `Die Spalten sind zusammen breiter als ${width} Zeichen.`,
  NO_LOGO: () => 'Es ist kein Logo hinterlegt.',
  LOGO_BROKEN: () => 'Das Logo ist beschädigt. Bitte wählen Sie das Bild erneut.',
  DEMANDED_MISSING: ({ demand }) => demandsDe[String(demand) as DemandId] ?? String(demand),
};
