import type { RecordWords } from '../../kit/entities/index.ts';
import type { organizationAddress } from './address.ts';
import { placeWords } from './place-words.ts';

export const de: RecordWords<typeof organizationAddress> = {
  one: 'Adresse',
  many: 'Adressen',
  counted: (count, isOne) => `${count} ${isOne ? 'Adresse' : 'Adressen'}`,
  usedBy: (count, isOne) => `${count} ${isOne ? 'Adresse' : 'Adressen'}`,
  theOne: 'die Adresse',
  fields: {
    ...placeWords.de.fields,
    organizationId: 'Organisation',
    kind: 'Art der Adresse',
    isDefault: 'Standardadresse',
    name: 'Firmenname',
  },
  choices: {
    kind: { billing: 'Rechnungsadresse', delivery: 'Lieferadresse' },
    country: placeWords.de.countries,
  },
  rows: {},
};
