import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { entityNames } from '@tresen/domain/kit/entities';
import { describe, expect, it } from 'vitest';
import { printerOf, saveRecord } from '../app/testing/master-data.ts';
import type { ContractWorld } from '../app/testing/record-contract/bench.ts';
import { describeEssentialContract, describeRecordContract } from '../app/testing/record-contract.ts';

// In full for the kinds that differ most: one of many fields that registers get, one that no register gets and all may
// look at, one that only resellers look after.

const own = ({ unitId }: ContractWorld, name: string) => ({ name, unitIds: [unitId] });

const articleOf = (world: ContractWorld, given: Readonly<Record<string, unknown>> = {}) => ({
  ...world.articleValues,
  name: `Mokka ${randomUUID()}`,
  ...given,
});

let lastKey = 20;

describeEssentialContract({
  entity: 'vat',
  make: (world, name) => ({ ...own(world, name), symbol: 'X', value: 1000, key: ++lastKey }),
  change: { value: 1100 },
  wrong: [{ value: 10_001 }, 'value OUT_OF_RANGE'],
  user: (world, id) => ({ entity: 'article', values: articleOf(world, { vatInHouseId: id }) }),
});

describeEssentialContract({
  entity: 'category',
  make: (world, name) => ({ ...own(world, name), description: 'Für alle Fälle', sort: 3, colour: '#aa3300' }),
  change: { colour: '#00aa33' },
  wrong: [{ colour: 'rot' }, 'colour NOT_A_COLOUR'],
  user: (world, id) => ({ entity: 'article', values: articleOf(world, { mainCategoryId: id }) }),
});

describeEssentialContract({
  entity: 'printer',
  make: (world, name) => printerOf(own(world, name)),
  change: { copies: 2 },
  wrong: [{ printWidth: 23 }, 'printWidth OUT_OF_RANGE'],
  user: (world, id) => ({ entity: 'article', values: articleOf(world, { printerId: id }) }),
});

describeRecordContract({
  entity: 'article',
  make: (world, name) => articleOf(world, { name, prices: [{ key: 1, name: 'Happy Hour', price: 190 }] }),
  change: { price: 300 },
  wrong: [{ course: 6 }, 'course UNKNOWN_CHOICE'],
  user: (world, id) => ({
    entity: 'article',
    values: articleOf(world, { type: 'BundleArticle', members: [{ articleId: id, quantity: 2000 }] }),
  }),
});

describeEssentialContract({
  entity: 'company',
  make: (world, name) => ({
    ...own(world, name),
    country: 'DE',
    city: 'Dresden',
    zipCode: '01067',
    email: 'info@krone.example',
    salesTaxId: 'DE136695976',
    bankCode: '37040044',
    iban: 'DE89370400440532013000',
  }),
  change: { city: 'Leipzig' },
  wrong: [{ salesTaxId: 'DE136695978' }, 'salesTaxId IDENTIFIER_CHECK_DIGIT'],
});

describeEssentialContract({
  entity: 'employee',
  make: (world, name) => ({
    ...own(world, name),
    firstName: 'Mia',
    role: 2,
    permissions: ['tableSelection'],
  }),
  change: { role: 3, permissions: ['tableSelection', 'discount'] },
  wrong: [{ role: 11 }, 'role UNKNOWN_CHOICE'],
});

describeEssentialContract({
  entity: 'terminal',
  make: (world, name) => ({
    ...own(world, name),
    type: 'Mobile_Pos',
    deviceId: world.register.deviceId,
    priceGroup: 2,
    autoLogout: 60,
  }),
  change: { vatType: 'outOfHouse' },
  wrong: [{ priceGroup: 10 }, 'priceGroup OUT_OF_RANGE'],
});

let lastTable = 100;

const tableOf = (given: Readonly<Record<string, unknown>>) => ({ number: ++lastTable, seats: 4, ...given });

describeEssentialContract({
  entity: 'room',
  make: (world, name) => ({ ...own(world, name), colour: '#aa3300', sort: 2 }),
  change: { sort: 3 },
  wrong: [{ width: 9 }, 'width OUT_OF_RANGE'],
  user: (world, roomId) => ({
    entity: 'table',
    values: tableOf({ ...own(world, `Tisch ${randomUUID()}`), roomId }),
  }),
});

describeEssentialContract({
  entity: 'table',
  needs: async (world) => ({
    roomId: await saveRecord(world.app, world.owner, 'room', own(world, 'Gastraum')),
  }),
  make: (world, name) => tableOf({ ...own(world, name), x: 10, y: 20, rotation: 45, shape: 'round' }),
  change: { seats: 6 },
  wrong: [{ rotation: 360 }, 'rotation OUT_OF_RANGE'],
});

describeEssentialContract({
  entity: 'buttonTemplate',
  make: (world, name) => ({ ...own(world, name), apps: ['Static_Pos', 'Mobile_Pos'] }),
  change: { apps: ['Static_Pos', 'Event_App'] },
  wrong: [{ apps: [] }, 'apps MISSING'],
  user: (world, templateId) => ({
    entity: 'buttonCategory',
    values: { ...own(world, `Warm ${randomUUID()}`), templateId },
  }),
});

describeEssentialContract({
  entity: 'buttonCategory',
  needs: async (world) => ({
    templateId: await saveRecord(
      world.app,
      world.owner,
      'buttonTemplate',
      own(world, `Theke ${randomUUID()}`),
    ),
  }),
  make: (world, name) => ({ ...own(world, name), sort: 2, colour: '#aa3300' }),
  change: { colour: '#00aa33' },
  wrong: [{ colour: 'rot' }, 'colour NOT_A_COLOUR'],
});

describeRecordContract({
  entity: 'organization',
  isReadByAll: true,
  make: (_world, name) => ({
    name,
    country: 'AT',
    zipCode: '1010',
    city: 'Wien',
    website: 'www.krone.example',
  }),
  change: { country: 'CH', zipCode: '8001', city: 'Zürich' },
  wrong: [{ website: 'krone' }, 'website NOT_A_URL'],
  user: (_world, organizationId) => ({
    entity: 'organizationAddress',
    values: addressOf({ organizationId }),
  }),
});

const addressOf = (given: Readonly<Record<string, unknown>>) => ({
  ...{
    kind: 'billing',
    name: 'Krone GmbH',
    address: 'Markt 1',
    zipCode: '01067',
    city: 'Dresden',
    country: 'DE',
  },
  ...given,
});

describeEssentialContract({
  entity: 'organizationAddress',
  isReadByAll: true,
  needs: async (world) => ({
    organizationId: await saveRecord(world.app, world.owner, 'organization', {
      name: `Krone ${randomUUID()}`,
      country: 'DE',
    }),
  }),
  make: (_world, name) => addressOf({ name, isDefault: false }),
  change: { kind: 'delivery', zipCode: '04109', city: 'Leipzig' },
  wrong: [{ country: 'AT' }, 'zipCode IDENTIFIER_FORMAT'],
});

describeRecordContract({
  entity: 'customer',
  lowest: 'reseller',
  make: (_world, company) => ({
    name: company,
    company,
    street: 'Sporgasse',
    houseNumber: '1',
    zipCode: '8020',
    city: 'Graz',
    country: 'AT',
    externalCrmEntityId: 'K-17',
  }),
  change: { street: 'Herrengasse', houseNumber: '4a', zipCode: '8010' },
  wrong: [{ company: null }, 'company COMPANY_OR_LAST_NAME'],
});

let lastDay = 0;

describeEssentialContract({
  entity: 'configuration',
  make: (world, name) => ({
    ...own(world, name),
    key: 'payment.cashRounding',
    level: 'branch',
    fromDay: new Date(Date.UTC(2030, 0, ++lastDay)).toISOString().slice(0, 10),
    value: '5',
  }),
  change: { value: '10' },
  wrong: [{ value: '3' }, 'value UNKNOWN_CHOICE'],
});

describe('the contract', () => {
  const joined = Array.from(
    readFileSync(new URL(import.meta.url), 'utf8').matchAll(
      /^describe\w+Contract\(\{\n {2}entity: '(\w+)'/gm,
    ),
    ([, name]) => name,
  );

  it('is joined by every kind of record', () => expect(joined.sort()).toEqual([...entityNames].sort()));
});
