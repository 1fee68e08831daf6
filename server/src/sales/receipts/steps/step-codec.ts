/** How often an article stood right behind another: places of the two among an assortment's articles, from 1. */
export interface StepCount {
  /** 0 at the beginning of a receipt. */
  readonly before: number;
  readonly article: number;
  readonly count: number;
}

/** More articles than this no branch sells in a month; one more finds no place. */
export const maxKeys = 4_000;
const base = maxKeys + 1;

/** A pair as one number. */
export const pairOf = (before: number, article: number): number => article * base + before;

/**
 * Packs pairs and their counts: sorted, each as the distance to the one before it and its count, seven bits in a byte. Most
 * take two or three bytes, an eighth of what they would take as rows.
 */
export const packSteps = (pairs: ReadonlyMap<number, number>): Buffer => {
  const bytes: number[] = [];
  let last = 0;
  for (const pair of Float64Array.from(pairs.keys()).sort()) {
    write(bytes, pair - last);
    write(bytes, pairs.get(pair) ?? 0);
    last = pair;
  }
  return Buffer.from(bytes);
};

/** Looks at what `packSteps` packed. */
export const unpackSteps = (packed: Buffer, look: (step: StepCount) => void): void => {
  const reader = { packed, at: 0 };
  let pair = 0;
  while (reader.at < packed.length) {
    pair += read(reader);
    look({ before: pair % base, article: Math.floor(pair / base), count: read(reader) });
  }
};

// Counts may be beyond 32 bits, so bits are moved by multiplying.
function write(bytes: number[], value: number): void {
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}

function read(reader: { readonly packed: Buffer; at: number }): number {
  let [value, factor] = [0, 1];
  for (;;) {
    const byte = reader.packed[reader.at] ?? 0;
    reader.at += 1;
    if (byte < 128) return value + byte * factor;
    value += (byte - 128) * factor;
    factor *= 128;
  }
}
