import type { FaultCode } from '@tresen/domain/kit/entities';
import type { FaultParts } from './fault-parts.ts';

export const de: Readonly<Record<FaultCode, (parts: FaultParts) => string>> = {
  MISSING: missing,
  NOT_TEXT: () => 'Bitte geben Sie einen Text ein.',
  TOO_LONG: ({ max }) => `Höchstens ${max} Zeichen.`,
  NOT_AN_EMAIL: () => 'Keine gültige E-Mail-Adresse.',
  NOT_A_URL: () => 'Keine gültige Webadresse.',
  NOT_A_PHONE_NUMBER: () => 'Keine gültige Telefonnummer.',
  NOT_A_NUMBER: noNumber,
  OUT_OF_RANGE: ({ least, max }) => `Bitte geben Sie einen Wert von ${least} bis ${max} ein.`,
  NOT_YES_OR_NO: () => 'Bitte wählen Sie ja oder nein.',
  UNKNOWN_CHOICE: () => 'Diese Auswahl gibt es nicht. Bitte wählen Sie eine andere.',
  NOT_A_COLOUR: () => 'Bitte geben Sie eine Farbe wie #1565c0 ein.',
  NOT_A_DAY: () => 'Bitte geben Sie einen Tag ein.',
  NOT_A_TIME: () => 'Bitte geben Sie eine Uhrzeit wie 22:30 ein.',
  NOT_A_LAYOUT: () => 'Dieses Layout ist nicht vollständig. Bitte prüfen Sie die markierten Zeilen.',
  NOT_ROWS: () => 'Diese Zeilen sind nicht lesbar.',
  TOO_MANY_ROWS: ({ max }) => `Höchstens ${max} Zeilen.`,
  UNKNOWN_REFERENCE: () => 'Diesen Eintrag gibt es nicht mehr. Bitte wählen Sie einen anderen.',
  NOT_IN_ALL_BRANCHES: () =>
    'Dieser Eintrag gehört nicht zu allen gewählten Filialen. Bitte wählen Sie einen anderen oder ändern Sie die Filialen.',
  USED_IN_BRANCHES: (users) =>
    `In einer Filiale, die Sie wegnehmen, wird dieser Eintrag noch gebraucht: ${namesAndMore(users)}.`,
  USED_BY_ARTICLES: (users) =>
    `Diese Kategorie haben noch Artikel, zu denen sie dann nicht mehr passt: ${namesAndMore(users)}.`,
  HAS_SUBARTICLES: (users) => `Dieser Artikel hat selbst Unterartikel: ${namesAndMore(users)}.`,
  NO_BRANCH_LEFT: () =>
    'Dieser Eintrag wäre dann in keiner Filiale mehr. Bitte ändern Sie ihn zuerst, oder löschen Sie ihn.',
  TAKEN: ({ names }) =>
    names ? `Das hat schon „${names}“.` : 'Das ist schon vergeben. Bitte wählen Sie etwas anderes.',
  UNKNOWN_BRANCH: () => 'Bitte wählen Sie mindestens eine Ihrer Filialen.',
  FOLLOWERS_TAKEN: ({ names }) =>
    `In der neuen Filiale sind diese Nummern schon vergeben: ${names}. Bitte ändern Sie sie zuerst.`,
  // MDA-14
  NAME_NOT_VALID: () => 'Der Name ist nicht gültig, bitte wählen Sie einen anderen.',
  PIN_NOT_VALID: () => 'Eine PIN hat 4 bis 8 Ziffern.',
  GTIN_CHECK_DIGIT: () => 'Die Prüfziffer stimmt nicht. Bitte vergleichen Sie die Nummer mit der Packung.',
  IDENTIFIER_FORMAT: ({ example }) => `So ist das nicht aufgebaut. Richtig ist zum Beispiel ${example}.`,
  IDENTIFIER_CHECK_DIGIT: () =>
    'Die Prüfziffer stimmt nicht. Bitte vergleichen Sie die Nummer Zeichen für Zeichen.',
  IDENTIFIER_COUNTRY: ({ country }) =>
    `Diese Nummer gehört zu einem anderen Land: ${country}. Bitte prüfen Sie die Nummer und das Land.`,
  IBAN_LENGTH: ({ max }) => `Eine IBAN dieses Landes hat ${max} Zeichen. Bitte prüfen Sie, ob etwas fehlt.`,
  TAX_NUMBER_STATE: ({ state }) =>
    `Diese Steuernummer gehört zu einem anderen Bundesland: ${state}. Bitte prüfen Sie die Nummer und das Bundesland.`,
  BANK_CODE_OF_IBAN: ({ example }) =>
    `Das ist nicht die Bank der IBAN: Sie nennt ${example}. Bitte prüfen Sie beide Nummern.`,
  NOT_IN_COUNTRY: ({ country }) =>
    `Diese Nummer gibt es in diesem Land nicht: ${country}. Bitte leeren Sie das Feld oder prüfen Sie das Land.`,
  UNKNOWN_DEVICE: () =>
    'Diese Kasse ist nicht verbunden oder gehört nicht zu den gewählten Filialen. Bitte wählen Sie eine andere.',
  UNKNOWN_PICTURE: () => 'Dieses Bild gibt es nicht mehr. Bitte laden Sie es noch einmal hoch.',
  // ART-07, verbatim
  PRICE_KEY_TWICE: () => 'Sie können 2 Preisen nicht den gleichen Key zuweisen!',
  PART_OF_ITSELF: () => 'Ein Eintrag kann nicht Teil von sich selbst sein.',
  ONLY_MAIN_CATEGORY: () => 'Hier passt nur eine Hauptkategorie.',
  ONLY_SUBCATEGORY: () => 'Hier passt nur eine Unterkategorie.',
  NOT_OF_MAIN_CATEGORY: () => 'Diese Unterkategorie gehört zu einer anderen Hauptkategorie.',
  DEFAULT_TAKEN: () => 'Diese Organisation hat schon eine Standardadresse dieser Art.',
  COMPANY_OR_LAST_NAME: () => 'Bitte geben Sie eine Firma oder einen Nachnamen ein.',
  ONLY_MAIN_ARTICLE: () => 'Hier passt nur ein Hauptartikel.',
  NOT_OF_TEMPLATE: () => 'Das gehört zu einer anderen Oberfläche. Bitte wählen Sie etwas anderes.',
  CANNOT_CHANGE: () => 'Das lässt sich nicht mehr ändern.',
};

function missing({ kind }: FaultParts) {
  if (kind === 'choice' || kind === 'reference' || kind === 'device') return 'Bitte wählen Sie etwas aus.';
  if (kind === 'cents') return 'Bitte geben Sie einen Betrag ein; 0 heißt, dass nichts zu zahlen ist.';
  return 'Bitte füllen Sie dieses Feld aus.';
}

function noNumber({ kind }: FaultParts) {
  if (kind === 'cents') return 'Bitte geben Sie einen Betrag ein, zum Beispiel 12,50.';
  if (kind === 'percent') return 'Bitte geben Sie einen Prozentsatz ein, zum Beispiel 19 oder 7,5.';
  if (kind === 'thousandths')
    return 'Bitte geben Sie eine Menge mit höchstens drei Nachkommastellen ein, zum Beispiel 1,5.';
  return 'Bitte geben Sie eine ganze Zahl ein, zum Beispiel 12.';
}

function namesAndMore({ names, more }: FaultParts) {
  return more === 0 ? `„${names}“` : `„${names}“ und ${more} ${more === 1 ? 'weiterer' : 'weitere'}`;
}
