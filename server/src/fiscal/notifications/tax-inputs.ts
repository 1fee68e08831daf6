import type { Kit } from '../../kit/graphql/index.ts';

const establishmentTexts = [
  'designation',
  'street',
  'houseNumber',
  'houseNumberSuffix',
  'additionalAddress',
  'zipCode',
  'town',
  'remarks',
] as const;
const systemTexts = [
  'serial',
  'maker',
  'model',
  'software',
  'reason',
  'tseSerial',
  'bsiId',
  'remarks',
] as const;
const systemDays = ['acquiredOn', 'commissionedOn', 'decommissionedOn', 'tseStartedOn'] as const;

const taxpayerFields = ['legalForm', 'bornOn', 'businessId'] as const;
const establishmentFields = [...establishmentTexts, 'endedOn'] as const;
const systemFields = ['kind', ...systemTexts, ...systemDays] as const;

const replaces = 'Replaces what was saved before; an omitted field is empty.';

/** What is left out is empty. */
const whole = (given: Readonly<Record<string, unknown>>, names: readonly string[]): object => ({
  ...Object.fromEntries(names.map((name) => [name, null])),
  ...given,
});

export const wholeTaxpayer = (given: object): object => whole({ ...given }, taxpayerFields);
export const wholeEstablishment = (given: object): object => whole({ ...given }, establishmentFields);
export const wholeSystem = (given: object): object => whole({ ...given }, systemFields);

export const taxpayerInput = ({ builder }: Kit) =>
  builder.inputType('TaxTaxpayerInput', {
    description: replaces,
    fields: (t) => ({
      companyId: t.id({ required: true }),
      legalForm: t.string(),
      bornOn: t.field({ type: 'Day' }),
      businessId: t.string(),
    }),
  });

export const establishmentInput = ({ builder }: Kit) =>
  builder.inputType('TaxEstablishmentInput', {
    description: replaces,
    fields: (t) => ({
      unitId: t.id({ required: true }),
      ...Object.fromEntries(establishmentTexts.map((name) => [name, t.string()])),
      endedOn: t.field({ type: 'Day' }),
    }),
  });

export const systemInput = ({ builder }: Kit) =>
  builder.inputType('TaxSystemInput', {
    description: replaces,
    fields: (t) => ({
      deviceId: t.id({ required: true }),
      kind: t.int(),
      ...Object.fromEntries(systemTexts.map((name) => [name, t.string()])),
      ...Object.fromEntries(systemDays.map((name) => [name, t.field({ type: 'Day' })])),
    }),
  });
