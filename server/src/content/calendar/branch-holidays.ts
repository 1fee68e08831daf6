import type { NewsLanguage } from '@tresen/domain/content/news';
import { type Day, daysBetween } from '@tresen/domain/kit/business-day';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { type HolidayPlace, holidaysOf } from './holidays.ts';

/** A holiday on a day, with the branches where it is one. */
export interface BranchHoliday {
  readonly day: Day;
  readonly name: string;
  readonly unitNames: readonly string[];
  /** It is one at each branch. */
  readonly isEverywhere: boolean;
}

interface BranchPlace extends HolidayPlace {
  readonly unitId: string;
  readonly unitName: string;
}

/** The tenant's branches with country and region: the one that an address of its organization there names. */
export const branchPlaces = async (tx: Tx, tenantId: string): Promise<BranchPlace[]> => {
  const { rows } = await sql<BranchPlace>`
    select u.id "unitId", u.name "unitName", u.country, (
      select a.state from organization_addresses a
      where a.tenant_id = u.tenant_id and a.status = 1 and a.country = u.country and coalesce(a.state, '') <> ''
        and a.organization_id = coalesce(u.organization_id, a.organization_id)
      order by a.is_default desc, a.created_at, a.id limit 1) region
    from organization_units u
    where u.tenant_id = ${tenantId} and u.type in ('branch', 'event') and u.status > -2
    order by lower(u.name), u.id`.execute(tx);
  return rows;
};

/** Holidays of these branches on the days from `from` to `to`; the same name on the same day stands once. */
export const branchHolidays = async (
  places: readonly BranchPlace[],
  { from, to }: { readonly from: Day; readonly to: Day },
  language: NewsLanguage,
): Promise<BranchHoliday[]> => {
  const found = new Map<string, { day: Day; name: string; unitNames: string[] }>();
  for (const place of places) {
    for (const year of yearsOf(from, to)) {
      for (const [day, name] of await holidaysOf(place, year, language)) {
        if (daysBetween(from, day) < 0 || daysBetween(day, to) < 0) continue;
        const key = `${day} ${name}`;
        const known = found.get(key) ?? { day, name, unitNames: [] };
        known.unitNames.push(place.unitName);
        found.set(key, known);
      }
    }
  }
  return [...found.values()]
    .map((holiday) => ({ ...holiday, isEverywhere: holiday.unitNames.length === places.length }))
    .sort((a, b) => daysBetween(b.day, a.day) || a.name.localeCompare(b.name));
};

function yearsOf(from: Day, to: Day): number[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
