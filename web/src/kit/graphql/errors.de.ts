import type { ErrorParameters } from '@tresen/domain/kit/errors';
import type { FailureCode } from './request-error.ts';

/** A sentence says what happened and what to do next (experience.md, Words). */
export type ErrorWords = Readonly<Record<FailureCode, (parameters: ErrorParameters) => string>>;

const pictureWords = {
  unknownKind: 'Das ist kein Bild, das sich verwenden lässt. Bitte wählen Sie ein PNG, JPEG oder WebP.',
  animated: 'Das Bild bewegt sich. Bitte wählen Sie eines, das stillsteht.',
  tooManyPixels: 'Das Bild hat zu viele Pixel. Bitte verkleinern Sie es.',
  tooNarrow: 'Das Bild ist zu schmal. Bitte schneiden Sie es zu.',
  damaged: 'Das Bild ist beschädigt. Bitte wählen Sie ein anderes.',
} as { readonly [reason: string]: string; readonly unknownKind: string };

/** What a filter asks for that cannot be answered; other faults have their words beside their boxes. */
const filterWords: Readonly<Record<string, string>> = {
  RANGE_TOO_LONG: 'Höchstens drei Jahre auf einmal. Bitte wählen Sie weniger Tage.',
  COMPARISON_UNIT_UNKNOWN:
    'Die Filiale, mit der verglichen wird, gibt es nicht mehr. Bitte wählen Sie einen anderen Vergleich.',
  COMPARISON_CURRENCY:
    'Die Filiale, mit der verglichen wird, rechnet in einer anderen Währung. Bitte wählen Sie einen anderen Vergleich.',
  TOO_MANY_RECEIPTS:
    'Das sind mehr Belege, als sich auf einmal rechnen lassen. Bitte wählen Sie weniger Tage oder Filialen.',
  TOO_MUCH: 'So viele Filialen und Tage auf einmal dauern zu lange. Bitte wählen Sie weniger.',
};

const longInSeconds = 120;

// Made for whoever has to wait: a start of the app shows no clock.
const clock = () => new Intl.DateTimeFormat('de-DE', { weekday: 'long', hour: '2-digit', minute: '2-digit' });

export const de: ErrorWords = {
  UNAUTHENTICATED: () => 'Bitte melden Sie sich an.',
  SESSION_EXPIRED: () => 'Sitzung abgelaufen',
  INSUFFICIENT_SCOPE: () => 'Diese Anmeldung gilt nicht für die Schnittstelle: Ihr fehlt der Bereich „api“.',
  FORBIDDEN: () => 'Dafür fehlt Ihnen die Berechtigung.',
  NOT_FOUND: () => 'Das gibt es hier nicht (mehr).',
  CONFLICT: () => 'Jemand anderes hat das inzwischen geändert. Bitte laden Sie neu.',
  INVALID_INPUT: ({ message }) =>
    filterWords[String(message)] ?? 'Eine Angabe stimmt nicht. Bitte prüfen Sie Ihre Eingaben.',
  NAME_TAKEN: () => 'Dieser Name ist schon vergeben.',
  QUERY_REFUSED: () => 'Diese Seite ist nicht mehr aktuell. Bitte laden Sie sie neu.',
  MALFORMED_JSON: () => 'Die Anfrage kam nicht lesbar an. Bitte versuchen Sie es noch einmal.',
  TOO_LARGE: () => 'Die Datei ist zu groß!',
  TOO_MANY_REQUESTS: ({ seconds }) => `Zu viele Versuche. Bitte warten Sie ${waitInWords(Number(seconds))}.`,
  STORAGE_FULL: () =>
    'Gerade kann nichts gespeichert werden: Der Speicherplatz ist voll. Kassen behalten ihre Verkäufe und senden sie von selbst noch einmal. Bitte versuchen Sie es später.',
  BUSY: () => 'Hier ist gerade sehr viel los. Bitte versuchen Sie es gleich noch einmal.',
  USER_CODE_UNKNOWN: () => 'Keine Kasse gefunden. Bitte vergleichen Sie den Code mit der Anzeige.',
  USER_CODE_EXPIRED: () => 'Dieser Code ist abgelaufen. Bitte lassen Sie an der Kasse einen neuen anzeigen.',
  POS_VERSION_TOO_OLD: () => 'Die Kassensoftware ist zu alt. Sie braucht mindestens V5.9.3.',
  UNIT_NOT_A_BRANCH: () => 'Das geht nur mit einer Filiale, nicht mit einer Gruppe.',
  UNIT_INACTIVE: () => 'Diese Filiale ist inaktiv. Bitte aktivieren Sie sie zuerst.',
  UNIT_IN_USE: () =>
    'Die Organisationseinheit kann nicht gelöscht werden, bis alle anderen Daten gelöscht sind.',
  UNIT_HAS_DATA: () =>
    'Zu dieser Organisationseinheit gibt es Daten. Bitte wenden Sie sich an den Anbieter, um sie zu löschen.',
  CURRENCY_FIXED: () =>
    'Diese Filiale hat schon Umsätze. Ihr Land bestimmt die Währung und lässt sich nicht mehr ändern.',
  BACKUP_DAMAGED: () =>
    'Von dieser Sicherung fehlen Daten: Sie lässt sich nicht mehr herunterladen. Lassen Sie die Kasse eine neue machen.',
  BACKUPS_FULL: () =>
    'Für Sicherungen ist kein Platz mehr. Löschen Sie archivierte, oder bewahren Sie Sicherungen kürzer auf.',
  BRANCH_NOT_EMPTY: () =>
    'Die Filiale hat schon eigene Artikel, Kategorien oder Drucker. Übernehmen geht nur in eine Filiale ohne eigene.',
  NOTIFICATION_NOT_CHECKED: () =>
    'Seit der letzten Prüfung hat sich etwas geändert, oder es sind noch Fehler offen. Bitte prüfen Sie die Mitteilung noch einmal.',
  DATABASE_TAKEN: () => 'Diese Filiale gehört schon zu einem anderen Kassensystem.',
  DEVICE_UNLINKED: () => 'Diese Kasse ist nicht mehr verbunden.',
  DEVICE_INACTIVE: () => 'Diese Kasse ist auf inaktiv gestellt.',
  MOVE_ABROAD: () =>
    'Diese Filiale liegt in einem anderen Land oder rechnet in einer anderen Währung. Trennen Sie die Kasse und verbinden Sie sie dort neu.',
  DEVICE_KNOWN_THERE: () =>
    'Diese Kasse war in der Filiale schon einmal als eigenes Gerät verbunden. Trennen Sie sie hier und verbinden Sie sie dort wieder.',
  COMMAND_UNKNOWN: () => 'Diese Kasse kennt den Befehl nicht.',
  DEVICE_OFFLINE: () => 'Die Kasse ist gerade nicht erreichbar.',
  INVITATION_ALREADY_SENT: () => 'Die Einladung ist schon verschickt!',
  EMAIL_TAKEN: () => 'Zu dieser E-Mail-Adresse gibt es schon ein Benutzerkonto.',
  ROLE_NOT_ALLOWED: () => 'Das geht nur mit Rollen bis zu Ihrer eigenen.',
  LAST_ADMIN: () => 'Mindestens eine Person muss die Verwaltung behalten.',
  OWN_ACCOUNT: () => 'Das eigene Konto können nur andere aus der Verwaltung ändern oder entfernen.',
  PASSWORD_COMMON: () =>
    'Dieses Passwort wird als eines der ersten ausprobiert, auch mit Ziffern und Zeichen daran. Bitte wählen Sie ein anderes.',
  PASSWORD_PERSONAL: () =>
    'Das Passwort besteht fast nur aus Ihrem Namen, Ihrer E-Mail-Adresse oder Ihrem Betrieb. Bitte wählen Sie ein anderes.',
  WRONG_PASSWORD: () => 'Das jetzige Passwort stimmt nicht.',
  PICTURE_TOO_LARGE: () => 'Das Bild darf nicht größer als 4 MB sein',
  PICTURE_UNREADABLE: ({ reason }) => pictureWords[String(reason)] ?? pictureWords.unknownKind,
  // Why, says whoever reads files (master-data/files).
  FILE_UNREADABLE: () => 'Diese Datei lässt sich nicht lesen.',
  FILE_TOO_LARGE: () => 'Die Datei ist zu groß!',
  UPLOADS_SPENT: ({ of, uploads, bytes, limit, from }) =>
    `${
      of === 'uploads'
        ? `Heute wurden schon ${uploads} Dateien hochgeladen, mehr geht an einem Tag nicht.`
        : `Heute wurden schon ${megabytes(bytes)} von ${megabytes(limit)} MB hochgeladen, diese Datei passt nicht mehr dazu.`
    } Ab ${clock().format(new Date(String(from)))} Uhr geht es weiter.`,
  UPLOADS_UNDER_WAY: ({ of }) =>
    of === 'person'
      ? 'Von Ihnen ist schon etwas unterwegs. Bitte warten Sie, bis es angekommen ist.'
      : 'Aus Ihrem Unternehmen sind gerade sehr viele Dateien unterwegs. Bitte versuchen Sie es gleich noch einmal.',
  UPLOAD_TOO_SLOW: () =>
    'Die Datei kam nicht rechtzeitig an. Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  GROUP_FORBIDDEN: () => 'Dafür fehlt Ihnen die Berechtigung.',
  LICENCE_WORK_REFUSED: ({ licenseKey }) =>
    `Die Lizenz ${licenseKey} hat sich seit der Bestellung geändert. Prüfen Sie sie und lehnen Sie die Bestellung ab, wenn nichts mehr zu tun ist.`,
  ORDER_NOT_READY: ({ name }) =>
    name ? `„${name}“ lässt sich so nicht bestellen.` : 'Bitte prüfen Sie zuerst den Warenkorb.',
  ORDER_TOTAL_CHANGED: () => 'Der Preis hat sich geändert. Bitte prüfen Sie den Betrag.',
  ORDER_KEY_USED: ({ number }) => `Diese Bestellung ging schon ein, als Nr. ${number}.`,
  CART_ALREADY_ORDERED: () => 'Dieser Warenkorb wurde inzwischen bestellt oder geändert.',
  TERMS_CHANGED: () => 'Die Geschäftsbedingungen sind neu. Bitte stimmen Sie ihnen zu.',
  PRODUCT_SOLD: () =>
    'Das Produkt wurde schon verkauft und bleibt deshalb erhalten. Nehmen Sie es stattdessen aus dem Verkauf.',
  CATEGORY_IN_USE: () =>
    'Die Kategorie enthält noch Produkte oder Kategorien. Bitte verschieben Sie diese zuerst.',
  SHOP_WITHOUT_SELLER: () => 'Der Shop ist noch nicht eingerichtet.',
  MANDATE_CHANGED: () =>
    'Wer die Lastschrift einzieht, hat sich gerade geändert. Bitte lesen Sie das Mandat noch einmal.',
  DEBIT_NOT_OFFERED: () => 'Dieser Verkäufer zieht nicht per Lastschrift ein. Bitte wählen Sie Rechnung.',
  DEBIT_NOT_POSSIBLE: ({ number }) =>
    `Bestellung ${number} lässt sich nicht einziehen. Es wurde nichts eingezogen.`,
  DEBIT_UNDER_WAY: ({ number }) =>
    `Für die Bestellung ${number} läuft eine Lastschrift. Erst wenn sie zurückgezogen oder zurückgegeben ist, lässt sich die Bestellung stornieren.`,
  DEBIT_FILE_WITHDRAWN: ({ number }) => `Die Lastschriftdatei ${number} wurde zurückgezogen.`,
  DEBIT_FILE_DUE: ({ number }) =>
    `Die Lastschriftdatei ${number} ist schon fällig. Kam Geld zurück, vermerken Sie es an der Bestellung.`,
  PINS_FULL: ({ max }) =>
    `Auf der Seite „Heute“ ist Platz für ${max} Berichte. Nehmen Sie zuerst einen davon ab.`,
  CREDITOR_MISSING: () => 'Bitte tragen Sie zuerst Ihre Gläubigerdaten ein.',
  INTERNAL: () => 'Da ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  COMMAND_TIMED_OUT: () => 'Die Kasse hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es noch einmal.',
  COMMAND_FAILED: ({ message }) => `Die Kasse konnte das nicht tun: ${message}`,
  DOWNLOAD_FAILED: () => 'Der Download ist fehlgeschlagen.',
  DOWNLOAD_NOT_FOUND: () => 'Datei nicht gefunden',
  NO_CONNECTION: () => 'Es konnte keine Verbindung hergestellt werden. Bitte versuchen Sie es später erneut.',
};

function waitInWords(seconds: number): string {
  if (!seconds) return 'einen Moment';
  return seconds > longInSeconds ? `${Math.ceil(seconds / 60)} Minuten` : `${seconds} Sekunden`;
}

function megabytes(bytes: unknown): string {
  return (Number(bytes) / 1_000_000).toLocaleString('de-DE', { maximumFractionDigits: 0 });
}
