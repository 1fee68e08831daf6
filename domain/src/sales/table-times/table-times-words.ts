export interface TableTimesWords {
  readonly title: string;
  readonly tables: string;
  readonly table: string;
  readonly rooms: string;
  readonly room: string;
  readonly noRoom: string;
  readonly branch: string;
  readonly seatings: string;
  readonly turns: string;
  readonly covers: string;
  readonly turnover: string;
  readonly averageStay: string;
  readonly parties: string;
  readonly party: (guests: string, count: number) => string;
  readonly largeParty: (guests: string) => string;
  readonly uncounted: string;
  readonly median: string;
  readonly most: string;
  readonly hours: string;
  readonly wholeDay: string;
  readonly all: string;
}

/** The words of table times, on their page, on paper and in files. */
export const tableTimesWords: Readonly<Record<'de' | 'en', TableTimesWords>> = {
  de: {
    title: 'Tischzeiten',
    tables: 'Tische',
    table: 'Tisch',
    rooms: 'Räume',
    room: 'Raum',
    noRoom: 'Ohne Raum',
    branch: 'Filiale',
    seatings: 'Belegungen',
    turns: 'Belegungen je Tag',
    covers: 'Gäste',
    turnover: 'Umsatz brutto',
    averageStay: 'Ø Tischzeit (Min.)',
    parties: 'Tischzeit nach Zahl der Gäste',
    party: (guests, count) => (count === 1 ? 'Ein Gast' : `${guests} Gäste`),
    largeParty: (guests) => `${guests} Gäste und mehr`,
    uncounted: 'Ohne Gästezahl',
    median: 'Mittlere Tischzeit (Min.)',
    most: '9 von 10 fertig nach (Min.)',
    hours: 'Mittlere Tischzeit nach Wochentag und Stunde (Min.)',
    wholeDay: 'Ganzer Tag',
    all: 'Alle',
  },
  en: {
    title: 'Table times',
    tables: 'Tables',
    table: 'Table',
    rooms: 'Rooms',
    room: 'Room',
    noRoom: 'Without a room',
    branch: 'Branch',
    seatings: 'Seatings',
    turns: 'Seatings per day',
    covers: 'Covers',
    turnover: 'Gross turnover',
    averageStay: 'Average table time (min)',
    parties: 'Table time by number of guests',
    party: (guests, count) => (count === 1 ? 'One guest' : `${guests} guests`),
    largeParty: (guests) => `${guests} guests and more`,
    uncounted: 'Guests not counted',
    median: 'Median table time (min)',
    most: '9 in 10 done after (min)',
    hours: 'Median table time by weekday and hour (min)',
    wholeDay: 'Whole day',
    all: 'All',
  },
};
