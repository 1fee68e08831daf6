import { isGtin } from '../../kit/identifiers/index.ts';

/** True where most of what stands in a column are valid GTINs. */
export const areGtins = (samples: readonly string[]): boolean => mostAre(samples, isGtin);

/** True where most of what stands in a column are amounts with two places: `12,50`, `12.50 €`. */
export const areAmounts = (samples: readonly string[]): boolean => mostAre(samples, isAmount);

/** True where most of what stands in a column has words in it. */
export const areWordings = (samples: readonly string[]): boolean => mostAre(samples, isWording);

/** Less than three cells say nothing, and some may be wrong. */
function mostAre(samples: readonly string[], is: (text: string) => boolean): boolean {
  const texts = filled(samples);
  return texts.length >= 3 && texts.filter(is).length >= texts.length * 0.8;
}

function filled(samples: readonly string[]): string[] {
  return samples.map((text) => text.trim()).filter(Boolean);
}

function isAmount(text: string): boolean {
  return /^-?\d{1,6}[.,]\d{2}\s?(?:€|EUR|CHF)?$/.test(text);
}

function isWording(text: string): boolean {
  return /\p{L}{3}/u.test(text);
}
