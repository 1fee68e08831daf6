import type { NewsLanguage } from '@tresen/domain/content/news';
import { type Day, isDay } from '@tresen/domain/kit/business-day';
import type Holidays from 'date-holidays';

/** Where a branch stands: the country, and what its address calls the region, if it does. */
export interface HolidayPlace {
  readonly country: string;
  readonly region: string | null;
}

type Names = ReadonlyMap<Day, string>;
type HolidayMaker = typeof Holidays;

/** Years of places that are remembered; beyond that the memory starts afresh. */
const maxRemembered = 256;
const remembered = new Map<string, Names>();
let loading: Promise<HolidayMaker> | undefined;

/** The public holiday of a day at a place, such as `Tag der Deutschen Einheit`; undefined on any other day. */
export const holidayOf = async (
  place: HolidayPlace,
  day: Day,
  language: NewsLanguage,
): Promise<string | undefined> =>
  isDay(day) ? (await holidaysOf(place, Number(day.slice(0, 4)), language)).get(day) : undefined;

/** The public holidays of a year at a place; those of the whole country where nobody names a region. */
export const holidaysOf = async (
  { country, region }: HolidayPlace,
  year: number,
  language: NewsLanguage,
): Promise<Names> => {
  const Maker = await holidayMaker();
  const state = stateOf(Maker, country, region);
  const key = [country, state, year, language].join(' ');
  const known = remembered.get(key);
  if (known) return known;
  const maker = state === undefined ? new Maker(country) : new Maker(country, state);
  const found = maker.getHolidays(year, language).filter(({ type }) => type === 'public');
  const names = new Map(found.map(({ date, name }) => [date.slice(0, 10), name]));
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(key, names);
  return names;
};

/** The holidays of all the world take 38 MB and a third of a second: only who asks for some pays that. */
function holidayMaker(): Promise<HolidayMaker> {
  loading ??= import('date-holidays').then(({ default: Maker }) => Maker);
  return loading;
}

/** What regions are called that the library has in German alone, and one that everybody shortens. */
const otherNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DE: {
    bavaria: 'BY',
    hesse: 'HE',
    'lower saxony': 'NI',
    'mecklenburg-western pomerania': 'MV',
    'north rhine-westphalia': 'NW',
    nrw: 'NW',
    'rhineland-palatinate': 'RP',
    saxony: 'SN',
    'saxony-anhalt': 'ST',
    thuringia: 'TH',
  },
};

/** The region as the library knows it, by its code (`HH`, `DE-HH`) or its name in German, English or its own language. */
function stateOf(Maker: HolidayMaker, country: string, region: string | null): string | undefined {
  if (!region?.trim()) return undefined;
  const asked = folded(region);
  const code = region.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const maker = new Maker();
  for (const language of ['de', 'en', 'es', 'fr', 'it']) {
    const states = Object.entries(maker.getStates(country, language) ?? {});
    const found = states.find(
      ([known, name]) => [known, country + known].includes(code) || (asked !== '' && folded(name) === asked),
    );
    if (found) return found[0];
  }
  return Object.entries(otherNames[country] ?? {}).find(([name]) => folded(name) === asked)?.[1];
}

const around =
  /freistaat|hansestadt|freie|repubblica e |republique et |und|bundesland\b|land\b|kanton|cantone?|comunidad|autonoma|de[is]?\b|\bof\b|\bdu\b/g;

/**
 * What surrounds the name of a region differs from list to list: `Hansestadt Hamburg`, `Kanton Zürich`, `Canton of Ticino`;
 * and whoever has no umlauts on the keyboard writes `Thueringen`.
 */
function folded(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(around, '')
    .replaceAll(/\bsankt\b/g, 'st')
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll(/([aou])e/g, '$1');
}
