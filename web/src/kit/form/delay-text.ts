import type { Language } from '../i18n/index.ts';
import { de } from './form.de.ts';
import { en } from './form.en.ts';

const parts = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

const words = { de, en };

/** A time in words: 330 is `5 Minuten 30 Sekunden`, 0 is `nie`. */
export const delayText = (seconds: number, language: Language): string => {
  if (seconds === 0) return words[language].never;
  let left = seconds;
  return parts
    .flatMap(([unit, length]) => {
      const count = Math.floor(left / length);
      left -= count * length;
      const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
      return count > 0 ? [format.format(count)] : [];
    })
    .join(' ');
};
