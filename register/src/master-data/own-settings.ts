import type { Day } from '@tresen/domain/kit/business-day';
import { effectiveOf, type SettingKey, type SetValue } from '@tresen/domain/master-data/configurations';
import { ownCountry, readLinkedRegister, type Store } from '../store/index.ts';
import { listRecords } from './records.ts';

/** What is set for this register on a business day: for itself, its branch or its company, else as it begins. */
export function settingOn(store: Store, key: SettingKey, day: Day): unknown {
  const values = listRecords(store, 'configuration')
    .filter(({ content }) => content.isActive !== false)
    .map(({ content }) => content as unknown as SetValue);
  const deviceId = readLinkedRegister(store)?.deviceId;
  const place = deviceId ? ({ level: 'register', deviceId } as const) : ({ level: 'branch' } as const);
  return effectiveOf(key, values, place, day, ownCountry(store)).value;
}
