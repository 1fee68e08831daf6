import pg from 'pg';

const parseAny = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date | number;

/** As PostgreSQL writes instants in UTC: "2026-11-29 02:16:13.057999+00", with up to six digits of a second or none. */
const utc = /^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+00$/;

/**
 * An instant as PostgreSQL writes it. Those in UTC, as all of ours are, are read by their places, in a fraction of the
 * time that the driver's expressions take: a page of a list has fifty. What is written otherwise, BC and infinity among
 * it, is left to the driver.
 */
export const parseInstant = (text: string): Date | number => {
  if (!utc.test(text)) return parseAny(text);
  const year = pair(text, 0) * 100 + pair(text, 2);
  const day = Date.UTC(year, pair(text, 5) - 1, pair(text, 8));
  const seconds = pair(text, 11) * 3_600 + pair(text, 14) * 60 + pair(text, 17);
  return new Date(day + seconds * 1_000 + milliseconds(text));
};

const zero = 48;

function pair(text: string, at: number): number {
  return (text.charCodeAt(at) - zero) * 10 + text.charCodeAt(at + 1) - zero;
}

/** The first three digits behind the point; what is finer is left out. */
function milliseconds(text: string): number {
  const end = Math.min(text.length - 3, 23);
  let value = 0;
  for (let at = 20; at < 23; at += 1) value = value * 10 + (at < end ? text.charCodeAt(at) - zero : 0);
  return value;
}
