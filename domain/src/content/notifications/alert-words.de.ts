import { securityDeviceListWords } from '../../fiscal/security-devices/index.ts';
import { orderStatusWords } from '../../shop/orders/index.ts';
import type { AlertData } from './alert-kinds.ts';
import type { AlertWords } from './alert-words.ts';

const counters = {
  receipt: 'Belegnummern',
  transaction: 'TSE-Transaktionen',
  z: 'Z-Nummern',
} as const;

export const de: AlertWords = {
  counterGap: {
    open: ({ registerName, unitName, kinds, count }) =>
      `${missing(kinds, count)}: Kasse „${registerName}“ (${unitName}).`,
    over: ({ registerName, unitName }) =>
      `Die Lücken in den Zählern sind geklärt: Kasse „${registerName}“ (${unitName}).`,
  },
  branchOffline: {
    open: ({ unitName, count }) => `${kassen(count)} sind nicht verbunden: ${unitName}.`,
    over: ({ unitName }) => `Die meisten Kassen sind wieder verbunden: ${unitName}.`,
  },
  versionTooOld: {
    open: ({ unitName, count, registerName }) =>
      count === 1
        ? `Die Software der Kasse „${registerName}“ (${unitName}) ist zu alt. Nötig ist mindestens V5.9.3.`
        : `Die Software von ${kassen(count)} ist zu alt: ${unitName}. Nötig ist mindestens V5.9.3.`,
    over: ({ unitName }) => `Die Software der Kassen ist wieder aktuell: ${unitName}.`,
  },
  recordsRefused: {
    open: ({ unitName, count, registerName }) =>
      count === 1
        ? `Die Kasse „${registerName}“ (${unitName}) konnte Stammdaten nicht übernehmen.`
        : `${kassen(count)} konnten Stammdaten nicht übernehmen: ${unitName}.`,
    over: ({ unitName }) => `Die Kassen haben alle Stammdaten übernommen: ${unitName}.`,
  },
  registerOffline: {
    open: ({ registerName, unitName }) => `Die Kasse „${registerName}“ (${unitName}) ist nicht verbunden.`,
    over: ({ registerName, unitName }) => `Die Kasse „${registerName}“ (${unitName}) war nicht verbunden.`,
  },
  syncFailed: {
    open: ({ unitName, count }) => `${waiting(count)} auf eine Prüfung: ${unitName}.`,
    over: ({ unitName }) => `Die Sync-Probleme sind erledigt: ${unitName}.`,
  },
  closingMissing: {
    open: ({ registerName, unitName, count, day }) =>
      count === 1
        ? `Der Tagesabschluss der Kasse „${registerName}“ (${unitName}) vom ${tag(day)} fehlt.`
        : `${count.toLocaleString('de-DE')} Tagesabschlüsse der Kasse „${registerName}“ (${unitName}) fehlen, der erste vom ${tag(day)}.`,
    over: ({ registerName, unitName }) =>
      `Die Tagesabschlüsse der Kasse „${registerName}“ (${unitName}) sind vollständig.`,
  },
  changesProposed: {
    open: ({ unitName, count }) =>
      `${proposed(count)} auf Ihre Entscheidung: an einer Kasse von ${unitName}.`,
    over: ({ unitName }) => `Über die Änderungen an den Kassen ist entschieden: ${unitName}.`,
  },
  orderPlaced: {
    open: ({ number, buyerName }) => `Neue Bestellung ${number} von ${buyerName}.`,
    over: ({ number, buyerName }) => `Die Bestellung ${number} von ${buyerName} ist nicht mehr neu.`,
  },
  orderAnswered: {
    open: ({ number, buyerName }) => `${buyerName} hat Ihre Frage zur Bestellung ${number} beantwortet.`,
    over: ({ number, buyerName }) => `${buyerName} hatte Ihre Frage zur Bestellung ${number} beantwortet.`,
  },
  orderStatusChanged: {
    open: ({ number, status }) => `Ihre Bestellung ${number}: ${orderStatusWords.de[status]}.`,
    over: ({ number, status }) => `Ihre Bestellung ${number} war zuletzt: ${orderStatusWords.de[status]}.`,
  },
  licenceEnding: {
    open: ({ count, name, serial, day, isEnded }) =>
      count === 1
        ? `Die Lizenz ${name} (${serial}) ${isEnded ? 'endete' : 'endet'} am ${tag(day)}.`
        : `${count.toLocaleString('de-DE')} Lizenzen enden, die erste (${name}, ${serial}) am ${tag(day)}.`,
    over: () => 'Keine Lizenz endet in den nächsten Wochen.',
  },
  securityDeviceFails: { open: deviceTrouble, over: deviceIsWell },
  securityDeviceWarns: { open: deviceTrouble, over: deviceIsWell },
  taxNotificationDue: {
    open: ({ unitName, day, urgency }) =>
      urgency === 3
        ? `Die Mitteilung ans Finanzamt für ${unitName} war bis ${tag(day)} fällig.`
        : `Die Mitteilung ans Finanzamt für ${unitName} ist bis ${tag(day)} fällig.`,
    over: ({ unitName }) => `Die Mitteilung ans Finanzamt für ${unitName} ist erledigt.`,
  },
  backupOverdue: {
    open: ({ registerName, unitName, count }) =>
      `Die letzte brauchbare Sicherung der Kasse „${registerName}“ (${unitName}) ist ${count} Tage alt.`,
    over: ({ registerName, unitName }) =>
      `Von der Kasse „${registerName}“ (${unitName}) gibt es wieder eine aktuelle Sicherung.`,
  },
  backupDamaged: {
    open: ({ registerName, unitName, count }) =>
      count === 1
        ? `Eine Sicherung der Kasse „${registerName}“ (${unitName}) ist beschädigt. Lassen Sie die Kasse eine neue machen.`
        : `${count} Sicherungen der Kasse „${registerName}“ (${unitName}) sind beschädigt. Lassen Sie die Kasse eine neue machen.`,
    over: ({ registerName, unitName }) =>
      `Von der Kasse „${registerName}“ (${unitName}) gibt es keine beschädigte Sicherung mehr.`,
  },
  ownDataWaits: {
    open: ({ registerName, unitName }) =>
      `Die Kasse „${registerName}“ (${unitName}) hat eigene Daten. Entscheiden Sie, was damit geschieht.`,
    over: ({ registerName, unitName }) =>
      `Über die Daten der Kasse „${registerName}“ (${unitName}) ist entschieden.`,
  },
  cashDifference: { open: cashDifference, over: cashDifference },
  cancellationMade: { open: cancellation, over: cancellation },
  cancellationsMade: { open: cancellations, over: cancellations },
  stockLow: {
    open: ({ unitName, count, articles }) =>
      count === 1
        ? `Der Artikel „${articles[0]}“ hat den Meldebestand erreicht: ${unitName}.`
        : `${count.toLocaleString('de-DE')} Artikel haben den Meldebestand erreicht: ${unitName} (${few(articles, count)}).`,
    over: ({ unitName }) => `Kein Artikel liegt mehr beim Meldebestand: ${unitName}.`,
  },
};

function cashDifference({
  amount,
  day,
  registerName,
  unitName,
  currency,
}: AlertData<'cashDifference'>): string {
  const said = amount < 0 ? 'fehlten' : 'zu viel';
  return `Tagesabschluss vom ${tag(day)}: ${money(Math.abs(amount), currency)} ${said} in der Kasse „${registerName}“ (${unitName}).`;
}

function cancellation(data: AlertData<'cancellationMade'>): string {
  const { amount, currency, number, employeeName, registerName, unitName } = data;
  const by = employeeName === '' ? '' : ` von ${employeeName}`;
  return `Storno über ${money(amount, currency)}${by}: Beleg ${number}, Kasse „${registerName}“ (${unitName}).`;
}

function cancellations({
  amount,
  currency,
  day,
  employeeName,
  unitName,
}: AlertData<'cancellationsMade'>): string {
  const by = employeeName === '' ? '' : ` von ${employeeName}`;
  return `Stornos über zusammen ${money(amount, currency)}${by} am ${tag(day)}: ${unitName}.`;
}

function money(cents: number, currency: string): string {
  return (cents / 100).toLocaleString('de-DE', { style: 'currency', currency });
}

/** A sentence names the first three of many. */
function few(names: readonly string[], count: number): string {
  return `${names.slice(0, 3).join(', ')}${count > 3 ? ' …' : ''}`;
}

function missing(kinds: readonly (keyof typeof counters)[], count: number): string {
  const names = kinds.map((kind) => counters[kind]).join(' und ');
  if (count === 0) return `${names} laufen rückwärts`;
  return count === 1
    ? `Eine Nummer fehlt (${names})`
    : `${count.toLocaleString('de-DE')} Nummern fehlen (${names})`;
}

function deviceTrouble({ registerName, unitName, causes, day }: AlertData<'securityDeviceWarns'>): string {
  const words = causes.map((cause) => {
    const word = securityDeviceListWords.de.choices.causes[cause];
    if (day === null) return word;
    if (cause === 'certificateEnding') return `Zertifikat läuft am ${tag(day)} ab`;
    return cause === 'certificateExpired' ? `Zertifikat seit ${tag(day)} abgelaufen` : word;
  });
  return `TSE der Kasse „${registerName}“ (${unitName}): ${words.join('; ')}.`;
}

function deviceIsWell({ registerName, unitName }: AlertData<'securityDeviceWarns'>): string {
  return `Die TSE der Kasse „${registerName}“ (${unitName}) ist wieder in Ordnung.`;
}

function kassen(count: number): string {
  return `${count.toLocaleString('de-DE')} Kassen`;
}

function waiting(count: number): string {
  return count === 1
    ? 'Ein Beleg oder Abschluss wartet'
    : `${count.toLocaleString('de-DE')} Belege oder Abschlüsse warten`;
}

function tag(day: string): string {
  const [year, month, date] = day.split('-');
  return `${Number(date)}.${Number(month)}.${year}`;
}

function proposed(count: number): string {
  return count === 1 ? 'Eine Änderung wartet' : `${count.toLocaleString('de-DE')} Änderungen warten`;
}
