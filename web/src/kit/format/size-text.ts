import type { Formats } from './format.ts';

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** A size in the largest unit of which there is at least one: `1.2 GB`. */
export const sizeText = (bytes: number, f: Pick<Formats, 'number'>): string => {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${f.number(Math.round(bytes / 10 ** (3 * power - 1)) / 10)} ${units[power]}`;
};
