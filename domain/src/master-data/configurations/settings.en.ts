import type { SettingWords } from './setting-words.ts';

export const settingWordsEn: SettingWords = {
  sections: {
    layout: 'Receipt layout',
    placeholders: 'Placeholders',
    payment: 'Payment and rounding',
    courses: 'Courses',
    general: 'General',
  },
  names: {
    'layout.receipt': 'Receipt',
    'layout.kitchenTicket': 'Kitchen ticket',
    'layout.closing': 'Closing',
    'placeholders.texts': 'Text blocks',
    'payment.cashRounding': 'Round cash amounts',
    'payment.kinds': 'Payment types',
    'payment.mostCash': 'Maximum cash payment',
    'payment.tips': 'Enter tips',
    'payment.tipRecipient': 'Tips go to',
    'payment.splitBills': 'Split bills',
    'payment.openDrawer': 'Open cash drawer',
    'courses.names': 'Course names',
    'courses.areCalled': 'Call courses one by one',
    'general.receiptLanguage': 'Receipt language',
    'general.printReceipt': 'Print receipt',
    'general.askGuests': 'Ask for number of guests',
    'general.autoSignOff': 'Automatic sign-out',
    'general.closingReminder': 'Closing reminder',
  },
  hints: {
    'layout.receipt': 'What your guests’ receipts show.',
    'layout.kitchenTicket': 'What is printed in the kitchen and at the bar.',
    'layout.closing': 'What is printed for daily, monthly and yearly closings.',
    'placeholders.texts':
      'Your own texts, such as opening hours or a greeting. Use them in the layout by name, in curly braces.',
    'payment.cashRounding':
      'Cash only. The difference is a separate line on the receipt; cards pay the exact amount.',
    'payment.kinds': 'How guests can pay at the register.',
    'payment.mostCash': 'The register does not accept more in one cash payment. Empty: no limit.',
    'payment.tips': 'The register asks for a tip at payment.',
    'payment.tipRecipient':
      'Tips for employees are tax-free and not turnover; tips for the owner include VAT.',
    'payment.splitBills': 'Guests at one table can pay separately.',
    'payment.openDrawer': 'When the drawer opens at payment.',
    'courses.names': 'In order; the first name is course 1 of your articles. Five at most.',
    'courses.areCalled': 'Later courses wait until someone calls them at the register.',
    'general.receiptLanguage': 'The language of the fixed words on receipts.',
    'general.printReceipt': 'Guests get their receipt without paper, too, for example as a QR code.',
    'general.askGuests': 'When a table is opened, for turnover per guest.',
    'general.autoSignOff':
      'Minutes without activity; 0 is never. If the register’s terminal has its own time, that one applies.',
    'general.closingReminder': 'Local time of the branch, for example 22:30. Empty: no reminder.',
  },
  choices: {
    'payment.cashRounding': { 1: 'Exact to the cent', 5: 'To 5 cents', 10: 'To 10 cents' },
    'payment.kinds': {
      Bar: 'Cash',
      ECKarte: 'Girocard',
      Kreditkarte: 'Credit card',
      ElZahlungsdienstleister: 'Online payment service',
      Guthabenkarte: 'Stored-value card',
      Unbar: 'On account, cashless',
    },
    'payment.tipRecipient': { employee: 'The employee', owner: 'The owner' },
    'payment.openDrawer': { cash: 'For cash payments', always: 'For every payment', never: 'Never' },
    'general.receiptLanguage': {
      country: 'that of the country',
      de: 'German',
      en: 'English',
      fr: 'French',
      it: 'Italian',
      es: 'Spanish',
    },
    'general.printReceipt': { always: 'Always', ask: 'Ask', onDemand: 'On request only' },
  },
  choicesIn: {
    CHF: { 'payment.cashRounding': { 1: 'Exact to the Rappen', 5: 'To 5 Rappen', 10: 'To 10 Rappen' } },
    several: {
      'payment.cashRounding': {
        1: 'Exact to the cent or Rappen',
        5: 'To 5 cents or Rappen',
        10: 'To 10 cents or Rappen',
      },
    },
  },
  rows: {
    'placeholders.texts': { fields: { name: 'Name', text: 'Text' }, choices: {}, rows: {} },
    'courses.names': { fields: { name: 'Name' }, choices: {}, rows: {} },
  },
};
