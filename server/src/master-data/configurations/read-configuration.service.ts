import { businessDayOf, type Day, isDay } from '@tresen/domain/kit/business-day';
import type { Country } from '@tresen/domain/kit/countries';
import { AppError } from '@tresen/domain/kit/errors';
import {
  currentOf,
  effectiveOf,
  type Origin,
  type Place,
  type SettingKey,
  type SetValue,
  setAt,
  settingKeys,
  widerThan,
} from '@tresen/domain/master-data/configurations';
import * as z from 'zod/mini';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant, type Tx } from '../../kit/db/pools.ts';
import { parseInput } from '../../kit/input/index.ts';
import { findRecords, type RecordsPort, type ShownRecord, withStates } from '../../kit/records/index.ts';
import { commonCountry } from './common-country.ts';
import { configurationSource } from './configuration-source.ts';
import { type AskedPlace, findPlace, type KnownPlace, valuesFor } from './configurations.store.ts';
import { countriesOf } from './layout-surroundings.store.ts';

/** A stored value of a setting. */
export type StoredValue = ShownRecord & SetValue;

/** A setting as it holds at a place. */
export interface SettingAt {
  readonly key: SettingKey;
  readonly value: unknown;
  readonly origin: Origin;
  /** What would hold if this place had no value of its own. */
  readonly inherited: unknown;
  readonly inheritedOrigin: Origin;
  /** What this place has set for the day; also one that gives the setting back to the wider place. */
  readonly own: StoredValue | null;
  /** What this place has set from later days on. */
  readonly planned: readonly StoredValue[];
}

/** The settings of a place on a business day. */
export interface ConfigurationAt extends AskedPlace {
  readonly day: Day;
  readonly today: Day;
  /** Whose law counts for layouts; null where several do. */
  readonly country: Country | null;
  readonly settings: readonly SettingAt[];
}

/** A place as somebody names it: without ids the whole company. */
export interface PlaceArgs {
  readonly unitId?: string | null | undefined;
  readonly deviceId?: string | null | undefined;
}

const placeSchema = z.object({ unitId: z.nullish(z.uuid()), deviceId: z.nullish(z.uuid()) });

/** @throws {AppError} NOT_FOUND when the tenant has no such branch or register, INVALID_INPUT */
export const knownPlace = async (tx: Tx, args: PlaceArgs): Promise<KnownPlace> => {
  const { unitId = null, deviceId = null } = parseInput(placeSchema, args);
  const place = await findPlace(tx, { unitId, deviceId });
  if (!place) throw new AppError('NOT_FOUND', { what: deviceId ? 'device' : 'organizationUnit' });
  return place;
};

/** The place as the rules of the domain see it. */
export const placeOf = ({ unitId, deviceId }: AskedPlace): Place => {
  if (deviceId) return { level: 'register', deviceId };
  return { level: unitId ? 'branch' : 'company' };
};

/** The business day that it is now at a place. */
export const dayAt = ({ zone, cutOffMinutes }: KnownPlace, now: number): Day =>
  businessDayOf(now, zone, cutOffMinutes).day;

/** The values of a place and of the wider ones. */
export const valuesAt = async (tx: Tx, port: RecordsPort, place: AskedPlace): Promise<StoredValue[]> => {
  const records = await findRecords(tx, configurationSource, await valuesFor(tx, place));
  return (await withStates(tx, port, configurationSource, records)) as unknown as StoredValue[];
};

/** The settings of a place, today or on another business day (CFG-01, CFG-04). @throws {AppError} NOT_FOUND, INVALID_INPUT */
export const readConfiguration = (
  ctx: Ctx,
  port: RecordsPort,
  { day, ...args }: PlaceArgs & { readonly day?: string | null | undefined },
): Promise<ConfigurationAt> =>
  inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const place = await knownPlace(tx, args);
    if (day && !isDay(day)) throw new AppError('INVALID_INPUT', { field: 'day' });
    return configurationAt(tx, port, place, dayAt(place, ctx.now()), day || undefined);
  });

/** The same in the caller's transaction. */
export const configurationAt = async (
  tx: Tx,
  port: RecordsPort,
  place: KnownPlace,
  today: Day,
  day: Day = today,
): Promise<ConfigurationAt> => {
  const values = await valuesAt(tx, port, place);
  const { unitId, deviceId } = place;
  const country = commonCountry(await countriesOf(tx), unitId === null ? null : [unitId]);
  return {
    unitId,
    deviceId,
    today,
    day,
    country,
    settings: settingKeys.map(settingIn(values, placeOf(place), { day, country })),
  };
};

function settingIn(
  values: readonly StoredValue[],
  place: Place,
  { day, country }: { readonly day: Day; readonly country: Country | null },
) {
  return (key: SettingKey): SettingAt => {
    const { value, origin } = effectiveOf(key, values, place, day, country);
    const wider = widerThan(place);
    const inherited = effectiveOf(key, wider ? values : [], wider ?? place, day, country);
    return {
      ...{ key, value, origin },
      inherited: inherited.value,
      inheritedOrigin: inherited.origin,
      own: currentOf(key, values, place, day) ?? null,
      planned: setAt(key, values, place).filter(({ fromDay }) => fromDay !== null && fromDay > day),
    };
  };
}
