import {
  cents,
  choice,
  choices,
  colour,
  defineEntity,
  type EntityWords,
  entityNames,
  flag,
  longText,
  percent,
  reference,
  rows,
  text,
  thousandths,
  whole,
} from '@tresen/domain/kit/entities';
import { renderScreen } from '../testing/render-screen.tsx';
import {
  defineRecordKind,
  type FormSection,
  type RecordEnvironment,
  RecordEnvironmentProvider,
  type RecordKind,
  RecordPage,
  type RecordReferences,
  referredKind,
  type StoredRecord,
} from './index.ts';
import type { RecordInput, SaveOutcome } from './stored-record.ts';

export const bar = '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11';
export const kitchen = '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a12';

/** A kind of record that has a field of each kind. */
const sample = defineEntity({
  name: 'article',
  unique: [['name'], ['code']],
  rules: [
    {
      of: ['prices'],
      faultsOf: ({ prices }) =>
        prices.flatMap(({ key }, at) =>
          prices.findIndex((row) => row.key === key) < at
            ? [{ path: `prices.${at}.key`, code: 'PRICE_KEY_TWICE' as const }]
            : [],
        ),
    },
  ],
  fields: {
    name: text({ isRequired: true }),
    code: whole(),
    note: longText({ max: 20 }),
    price: cents({ isRequired: true, initial: 0 }),
    rate: percent(),
    amount: thousandths(),
    favorite: flag(),
    course: choice([1, 2, 3, 4, 5]),
    days: choices(['mo', 'tu', 'we']),
    colour: colour(),
    printerId: reference('printer'),
    prices: rows({
      key: whole({ isRequired: true, least: 1, max: 99 }),
      price: cents({ isRequired: true }),
    }),
  },
});

const words: EntityWords<typeof sample> = {
  one: 'Muster',
  many: 'Muster',
  counted: (count) => `${count} Muster`,
  fields: {
    ...{ name: 'Name', code: 'Nummer', note: 'Notiz', price: 'Preis', rate: 'Anteil', amount: 'Menge' },
    ...{
      favorite: 'Favorit',
      course: 'Gang',
      days: 'Tage',
      colour: 'Farbe',
      printerId: 'Drucker',
      prices: 'Preise',
    },
  },
  choices: {
    course: { 1: 'eins', 2: 'zwei', 3: 'drei', 4: 'vier', 5: 'fünf' },
    days: { mo: 'Montag', tu: 'Dienstag', we: 'Mittwoch' },
  },
  rows: { prices: { fields: { key: 'Schlüssel', price: 'Betrag' }, choices: {}, rows: {} } },
};

const stored: StoredRecord = {
  ...{ id: 'a1', version: 1, isActive: true, unitIds: null, syncState: 'synchronized' },
  ...{ lastModifiedAt: '2026-11-21T08:15:00.000Z', lastModifiedByName: 'Olga Lindner' },
  ...{ name: 'Espresso', code: 7, note: null, price: 123_450, rate: 1900, amount: 1500, favorite: false },
  ...{ course: null, days: ['we'], colour: null, printerId: bar, printer: { id: bar, name: 'Theke' } },
  prices: [
    { key: 1, price: 250 },
    { key: 2, price: 300 },
  ],
};

const printers = [
  { id: bar, name: 'Theke' },
  { id: kitchen, name: 'Küche' },
];

interface Server {
  readonly record?: StoredRecord | null;
  readonly save?: (input: RecordInput) => SaveOutcome | undefined;
  readonly search?: (typed: string) => void;
  readonly neighbours?: () => void;
  readonly AlongDialog?: RecordKind['AlongDialog'];
}

const sections: readonly FormSection<typeof sample>[] = [
  {
    id: 'all',
    title: 'Alles',
    fields: [
      'name',
      'code',
      'note',
      'price',
      'rate',
      'amount',
      'favorite',
      'course',
      'days',
      'colour',
      'printerId',
    ],
  },
  {
    id: 'prices',
    title: 'Preise',
    fields: [{ name: 'prices', add: 'Preis hinzufügen' }],
    isShown: ({ favorite }) => favorite !== true,
  },
];

/** Shows the page of a record that has all kinds of fields. */
export const openSample = (
  { record = stored, save, search, neighbours, AlongDialog }: Server = {},
  query = '',
) => {
  const kind = defineRecordKind({
    entity: sample,
    words: { de: words, en: words },
    listPath: '/samples',
    pathOf: (id) => `/samples/${id}`,
    ...(AlongDialog && { AlongDialog }),
    api: {
      find: async () => record,
      save: async (input) =>
        save?.(input) ?? {
          kind: 'saved',
          record: { ...stored, ...input, id: input.id ?? 'new', version: 2 } as StoredRecord,
        },
      deletions: async () => [],
      remove: async () => [],
      restore: async () => undefined,
      neighbours: async () => {
        neighbours?.();
        return { previousId: null, nextId: null };
      },
      history: async () => ({ entries: [], next: null }),
    },
  });
  const one = references(search);
  const environment: RecordEnvironment = {
    branches: [],
    currency: 'EUR',
    devicesOf: () => one,
    references: Object.fromEntries(entityNames.map((name) => [name, one])) as RecordEnvironment['references'],
  };
  return renderScreen(
    <RecordEnvironmentProvider value={environment}>
      <RecordPage kind={kind} id={query ? 'new' : 'a1'} sections={sections} />
    </RecordEnvironmentProvider>,
    query ? `/samples/new${query}` : '/samples/a1',
  );
};

function references(search: Server['search']): RecordReferences {
  return {
    key: 'printer',
    search: async (typed) => {
      search?.(typed);
      return printers.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()));
    },
    nameOf: async (id) => printers.find((one) => one.id === id)?.name ?? null,
    newPath: '/printers/new',
    pathOf: (id) => `/printers/${id}`,
    kind: referredKind({ entity: sample, words: { de: words, en: words }, listPath: '/samples' }),
  };
}
