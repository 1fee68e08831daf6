import { businessDayOf, type Day, endOfBusinessDay, isDay } from '@tresen/domain/kit/business-day';
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
import { commonCountry, countriesAmong } from './common-country.ts';
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
  /** What will hold here from later days on since a wider place has planned it. */
  readonly coming: readonly ComingValue[];
}

export interface ComingValue extends Pick<SettingAt, 'value' | 'origin'> {
  readonly fromDay: Day;
}

/** The settings of a place on a business day. */
export interface ConfigurationAt extends AskedPlace {
  readonly day: Day;
  readonly today: Day;
  /** Seconds until today is over, of whatever clock the reader has: what is planned holds from then on. */
  readonly todayEndsIn: number;
  /** Whose law counts for layouts; null where several do. */
  readonly country: Country | null;
  /** Where the branches of the place are. */
  readonly countries: readonly Country[];
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

/** The business day of a moment at a place, such as that of now. */
export const dayAt = ({ zone, cutOffMinutes }: KnownPlace, atMs: number): Day =>
  businessDayOf(atMs, zone, cutOffMinutes).day;

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
    return configurationAt(tx, port, place, ctx.now(), day || undefined);
  });

/** The same in the caller's transaction; without a day that of `now`. */
export const configurationAt = async (
  tx: Tx,
  port: RecordsPort,
  place: KnownPlace,
  now: number,
  asked?: Day,
): Promise<ConfigurationAt> => {
  const today = dayAt(place, now);
  const day = asked ?? today;
  const values = await valuesAt(tx, port, place);
  const { unitId, deviceId } = place;
  const unitIds = unitId === null ? null : [unitId];
  const branches = await countriesOf(tx);
  const country = commonCountry(branches, unitIds);
  return {
    unitId,
    deviceId,
    today,
    todayEndsIn: Math.ceil((endOfBusinessDay(today, place.zone, place.cutOffMinutes) - now) / 1000),
    day,
    country,
    countries: countriesAmong(branches, unitIds),
    settings: settingKeys.map(settingIn(values, placeOf(place), { day, country })),
  };
};

interface Asked {
  readonly day: Day;
  readonly country: Country | null;
}

function settingIn(values: readonly StoredValue[], place: Place, { day, country }: Asked) {
  return (key: SettingKey): SettingAt => {
    const { value, origin } = effectiveOf(key, values, place, day, country);
    const wider = widerThan(place);
    const planned = setAt(key, values, place).filter(({ fromDay }) => fromDay !== null && fromDay > day);
    const inherited = effectiveOf(key, wider ? values : [], wider ?? place, day, country);
    return {
      ...{ key, value, origin },
      inherited: inherited.value,
      inheritedOrigin: inherited.origin,
      own: currentOf(key, values, place, day) ?? null,
      planned,
      coming: comingAt(key, values, place, { day, country }).filter(
        ({ fromDay }) => !planned.some((one) => one.fromDay === fromDay),
      ),
    };
  };
}

function comingAt(
  key: SettingKey,
  values: readonly StoredValue[],
  place: Place,
  { day, country }: Asked,
): readonly ComingValue[] {
  const days = values.flatMap((one) =>
    one.key === key && one.fromDay !== null && one.fromDay > day ? [one.fromDay] : [],
  );
  let { set: before } = effectiveOf(key, values, place, day, country);
  return [...new Set(days)].toSorted().flatMap((fromDay) => {
    const { set, value, origin } = effectiveOf(key, values, place, fromDay, country);
    if (set === before) return [];
    before = set;
    return origin === place.level ? [] : [{ fromDay, value, origin }];
  });
}
