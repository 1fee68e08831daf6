import type { ReceiptListWords } from './receipt-list.ts';

export const de: ReceiptListWords = {
  one: 'Beleg',
  many: 'Belege',
  counted: (count, isOne) => `${count} ${isOne ? 'Beleg' : 'Belege'}`,
  fields: {
    number: 'Belegnummer',
    gross: 'Betrag',
    currency: 'Währung',
    businessDay: 'Geschäftstag',
    hour: 'Stunde',
    deviceId: 'Kasse',
    employee: 'Bedienung',
    type: 'Art',
    payment: 'Zahlung',
    mark: 'Merkmal',
    article: 'Artikel',
    tag: 'Schlagwort',
    note: 'Notiz',
    target: 'Tisch oder Ziel',
    zNumber: 'Z-Nummer',
  },
  choices: {
    currency: { EUR: 'Euro', CHF: 'Schweizer Franken' },
    hour: Array.from({ length: 24 }, (_, hour) => `${twoDigits(hour)}:00–${twoDigits(hour)}:59`),
    type: {
      Beleg: 'Beleg',
      AVRechnung: 'Rechnung',
      AVTransfer: 'Umbuchung',
      AVBestellung: 'Bestellung',
      AVTraining: 'Training',
      AVBelegstorno: 'Belegstorno',
      AVBelegabbruch: 'Abbruch',
      AVSachbezug: 'Sachbezug',
      AVSonstige: 'Sonstiger Vorgang',
    },
    payment: { cash: 'Bar', card: 'Karte', digital: 'Digital', other: 'Sonstige' },
    mark: {
      unsigned: 'Ohne TSE-Signatur',
      cancelled: 'Mit Storno',
      discounted: 'Mit Rabatt',
      tipped: 'Mit Trinkgeld',
      voucher: 'Mit Gutschein',
      refund: 'Rückzahlung',
    },
  },
  rows: {},
};

function twoDigits(hour: number): string {
  return String(hour).padStart(2, '0');
}
