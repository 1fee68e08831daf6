import type { SettingWords } from './setting-words.ts';

export const settingWordsDe: SettingWords = {
  sections: {
    layout: 'Beleglayout',
    placeholders: 'Platzhalter',
    payment: 'Zahlung und Rundung',
    courses: 'Gänge',
    general: 'Allgemein',
  },
  names: {
    'layout.receipt': 'Beleg',
    'layout.kitchenTicket': 'Küchenbon',
    'layout.closing': 'Abschluss',
    'placeholders.texts': 'Textbausteine',
    'payment.cashRounding': 'Barbeträge runden',
    'payment.kinds': 'Zahlungsarten',
    'payment.mostCash': 'Höchste Barzahlung',
    'payment.tips': 'Trinkgeld erfassen',
    'payment.tipRecipient': 'Trinkgeld erhält',
    'payment.splitBills': 'Rechnungen aufteilen',
    'payment.openDrawer': 'Kassenlade öffnen',
    'courses.names': 'Namen der Gänge',
    'courses.areCalled': 'Gänge einzeln abrufen',
    'general.receiptLanguage': 'Sprache der Belege',
    'general.printReceipt': 'Beleg drucken',
    'general.askGuests': 'Nach der Zahl der Gäste fragen',
    'general.autoSignOff': 'Automatisch abmelden',
    'general.closingReminder': 'An den Abschluss erinnern',
  },
  hints: {
    'layout.receipt': 'Was auf dem Beleg steht, den Ihre Gäste bekommen.',
    'layout.kitchenTicket': 'Was in der Küche und an der Theke gedruckt wird.',
    'layout.closing': 'Was beim Tages-, Monats- und Jahresabschluss gedruckt wird.',
    'placeholders.texts':
      'Eigene Texte wie Öffnungszeiten oder ein Gruß. Im Layout stehen sie mit ihrem Namen in geschweiften Klammern.',
    'payment.cashRounding':
      'Nur was bar bezahlt wird. Die Differenz steht als eigene Position auf dem Beleg, Karten zahlen genau.',
    'payment.kinds': 'Womit an der Kasse bezahlt werden kann.',
    'payment.mostCash': 'Mehr nimmt die Kasse in einer Barzahlung nicht an. Leer: keine Grenze.',
    'payment.tips': 'Die Kasse fragt beim Bezahlen nach Trinkgeld.',
    'payment.tipRecipient':
      'Trinkgeld der Mitarbeiter ist steuerfrei und kein Umsatz, das des Inhabers hat Umsatzsteuer.',
    'payment.splitBills': 'Ein Tisch kann getrennt bezahlen.',
    'payment.openDrawer': 'Wann sich die Lade beim Bezahlen öffnet.',
    'courses.names': 'Der Reihe nach, der erste Name ist der 1. Gang der Artikel. Höchstens fünf.',
    'courses.areCalled': 'Spätere Gänge warten, bis jemand sie an der Kasse abruft.',
    'general.receiptLanguage': 'In dieser Sprache stehen die festen Wörter auf Belegen.',
    'general.printReceipt': 'Auch ohne Papier bekommt jeder Gast seinen Beleg, etwa als QR-Code.',
    'general.askGuests': 'Beim Öffnen eines Tisches, für den Umsatz je Gast.',
    'general.autoSignOff':
      'Minuten ohne Berührung; 0 ist nie. Hat das Terminal der Kasse eine eigene Zeit, gilt diese.',
    'general.closingReminder': 'Uhrzeit der Filiale, zum Beispiel 22:30. Leer: keine Erinnerung.',
  },
  choices: {
    'payment.cashRounding': { 1: 'genau auf den Cent', 5: 'auf 5 Cent', 10: 'auf 10 Cent' },
    'payment.kinds': {
      Bar: 'Bar',
      ECKarte: 'Girocard',
      Kreditkarte: 'Kreditkarte',
      ElZahlungsdienstleister: 'Online-Bezahldienst',
      Guthabenkarte: 'Guthabenkarte',
      Unbar: 'Auf Rechnung, unbar',
    },
    'payment.tipRecipient': { employee: 'der Mitarbeiter', owner: 'der Inhaber' },
    'payment.openDrawer': { cash: 'bei Barzahlung', always: 'bei jeder Zahlung', never: 'nie' },
    'general.receiptLanguage': {
      country: 'die des Landes',
      de: 'Deutsch',
      en: 'Englisch',
      fr: 'Französisch',
      it: 'Italienisch',
      es: 'Spanisch',
    },
    'general.printReceipt': { always: 'immer', ask: 'nachfragen', onDemand: 'nur auf Wunsch' },
  },
  choicesIn: {
    CHF: {
      'payment.cashRounding': { 1: 'genau auf den Rappen', 5: 'auf 5 Rappen', 10: 'auf 10 Rappen' },
    },
    several: {
      'payment.cashRounding': {
        1: 'genau auf Cent oder Rappen',
        5: 'auf 5 Cent oder Rappen',
        10: 'auf 10 Cent oder Rappen',
      },
    },
  },
  rows: {
    'placeholders.texts': { fields: { name: 'Name', text: 'Text' }, choices: {}, rows: {} },
    'courses.names': { fields: { name: 'Name' }, choices: {}, rows: {} },
  },
};
