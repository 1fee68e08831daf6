import { planTakeOver } from '@tresen/domain/master-data/take-over';
import { describe, expect, it } from 'vitest';
import { putRecord } from '../master-data/records.ts';
import { idOf } from '../master-data/testing/pages.ts';
import { type LinkedRegister, type Store, writeLinkedRegister } from '../store/index.ts';
import { testStore } from '../testing.ts';
import { menuOf } from './profile-menu.ts';
import { profileNames, profiles } from './profiles/index.ts';
import { soldProfile } from './sold-profile.ts';

const put = (store: Store, plu: string, content: object): void => {
  const record = { entity: 'article', id: idOf(plu), version: 1 };
  putRecord(store, { ...record, content: JSON.stringify({ plu, isActive: true, ...content }) }, 1);
};
const soldBy = (store: Store) =>
  soldProfile(store, profiles.cafe).courses.flatMap(({ articles }) => articles);

describe('what a simulated register sells', () => {
  it('has the names and prices of its records, and is not sold when it is inactive', () => {
    const store = testStore();
    put(store, '11', { name: 'Cappuccino groß', price: 420 });
    put(store, '12', { name: 'Kaffee Crema', price: 320, isActive: false });
    const sold = soldBy(store);
    expect(sold.find(({ key }) => key === '11')).toMatchObject({
      text: 'Cappuccino groß',
      price: 420,
      id: idOf('11'),
    });
    expect(sold.some(({ key }) => key === '12')).toBe(false);
    expect(sold.find(({ key }) => key === '13')).toMatchObject({ text: 'Latte Macchiato', price: 430 });
  });

  it('costs what the price group of its terminal says, else what everybody pays (ART-04, TRM-02)', () => {
    const store = testStore();
    const deviceId = idOf('register');
    writeLinkedRegister(store, { deviceId } as LinkedRegister);
    put(store, '11', { name: 'Cappuccino', price: 420, prices: [{ key: 3, price: 300 }] });
    put(store, '12', { name: 'Kaffee Crema', price: 320, prices: [{ key: 1, price: 250 }] });
    const pricesOf = () => ['11', '12'].map((plu) => soldBy(store).find(({ key }) => key === plu)?.price);
    expect(pricesOf()).toEqual([420, 250]);
    const content = JSON.stringify({ deviceId, priceGroup: 3 });
    putRecord(store, { entity: 'terminal', id: idOf('terminal'), version: 1, content }, 1);
    expect(pricesOf()).toEqual([300, 320]);
  });

  it('is what its profile says while it has no records', () =>
    expect(soldProfile(testStore(), profiles.cafe)).toBe(profiles.cafe));
});

it.each(profileNames)('the menu of a %s can be taken over without a fault', (name) => {
  const menu = menuOf(profiles[name], '2026-11-21');
  const ids = menu.map(({ entity, key }) => idOf(`${entity}/${key}`));
  const planned = planTakeOver(menu, [], () => ids.pop() ?? '');
  expect(planned.filter(({ faults }) => faults.length > 0)).toEqual([]);
  expect(planned.length).toBe(menu.length);
});
