import { randomUUID } from 'node:crypto';
import { printerOf } from '../testing/master-data.ts';
import { type ContractWorld, describeRecordContract } from '../testing/record-contract.ts';

const own = ({ unitId }: ContractWorld, name: string) => ({ name, unitIds: [unitId] });

const articleOf = (world: ContractWorld, given: Readonly<Record<string, unknown>> = {}) => ({
  ...world.articleValues,
  name: `Mokka ${randomUUID()}`,
  ...given,
});

let lastKey = 20;

describeRecordContract({
  entity: 'vat',
  make: (world, name) => ({ ...own(world, name), symbol: 'X', value: 1000, key: ++lastKey }),
  change: { value: 1100 },
  wrong: [{ value: 10_001 }, 'value OUT_OF_RANGE'],
  user: (world, id) => ({ entity: 'article', values: articleOf(world, { vatInHouseId: id }) }),
});

describeRecordContract({
  entity: 'category',
  make: (world, name) => ({ ...own(world, name), description: 'Für alle Fälle', sort: 3, colour: '#aa3300' }),
  change: { colour: '#00aa33' },
  wrong: [{ colour: 'rot' }, 'colour NOT_A_COLOUR'],
  user: (world, id) => ({ entity: 'article', values: articleOf(world, { mainCategoryId: id }) }),
});

describeRecordContract({
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
