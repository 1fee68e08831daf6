import { offsetMinutesOf } from '../../kit/business-day/index.ts';
import type { Country } from '../../kit/countries/index.ts';

/** How a country writes numbers and days. Spaces and signs are those that `printable` knows. */
const locales: Readonly<Record<Country, string>> = { DE: 'de-DE', AT: 'de-AT', CH: 'de-CH', ES: 'es-ES' };

/** Writes figures for a print-out. Money is cents, quantities are thousandths, rates are hundredths of a percent. */
export interface PrintFormats {
  money(cents: number): string;
  quantity(thousandths: number): string;
  rate(hundredths: number): string;
  date(instant: string): string;
  time(instant: string): string;
  /** With seconds, as what a device signed is read. */
  exactTime(instant: string): string;
  day(day: string): string;
  /** The branch's clock as ISO 8601 writes it, whatever its offset. */
  wall(instant: string): string;
}

/** @throws RangeError when the zone is unknown. */
export function printFormats(country: Country, zone: string): PrintFormats {
  const locale = locales[country];
  const two = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const upToThree = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const separator = country === 'ES' ? '/' : '.';
  const day = (text: string) => text.slice(0, 10).split('-').toReversed().join(separator);
  // The contract's times end in Z: moved by the zone's offset, their text is the wall clock's.
  const wall = (instant: string) => {
    const at = Date.parse(instant);
    return new Date(at + offsetMinutesOf(at, zone) * 60_000).toISOString();
  };
  return {
    money: (cents) => two.format(cents === 0 ? 0 : cents / 100),
    quantity: (thousandths) => upToThree.format(thousandths === 0 ? 0 : thousandths / 1000),
    rate: (hundredths) => `${upToThree.format(hundredths / 100)} %`,
    date: (instant) => day(wall(instant)),
    time: (instant) => wall(instant).slice(11, 16),
    exactTime: (instant) => `${day(wall(instant))} ${wall(instant).slice(11, 19)}`,
    day,
    wall,
  };
}
