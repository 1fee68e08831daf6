import type { ChangeWords } from './change-words.ts';

const rounded = { nearest: 'gerundet', up: 'aufgerundet', down: 'abgerundet' } as const;

export const de: ChangeWords = {
  locale: 'de-DE',
  price: 'Preis',
  everyPrice: 'alle Preise',
  priceOfKey: (key) => `Preis ${key}`,
  rounded: (to, direction) => `auf ${to} ${rounded[direction]}`,
  roundings: {
    cent: '0,01 €',
    fiveCents: '0,05 €',
    tenCents: '0,10 €',
    fiftyCents: '0,50 €',
    euro: '1 €',
    nine: 'Preise mit 9 am Ende',
    ninetyNine: 'Preise mit ,99',
  },
  nothing: 'nichts',
  yes: 'ja',
  no: 'nein',
  active: 'aktiv',
  inactive: 'inaktiv',
  branches: 'Filialen',
  everyBranch: 'alle',
  add: (names) => `dazu ${names}`,
  remove: (names) => `ohne ${names}`,
  delete: 'gelöscht',
  changedWith: (name, others) =>
    `„${name}“ geändert, zusammen mit ${others} ${others === 1 ? 'anderen Eintrag' : 'anderen Einträgen'}`,
  changedAlong: (name) => `zusammen mit „${name}“ geändert`,
};
