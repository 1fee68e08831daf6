import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import type { Gap } from './counters.queries.ts';
import { counterTexts } from './counters-texts.ts';

/** A gap in one sentence: `Belegnummer 201 bis 204: 4 fehlen`. */
export const useGapWords = (): ((gap: Gap) => string) => {
  const t = useTexts(counterTexts);
  const f = useFormats();
  const kindOf = (kind: string): string =>
    kind === 'transaction' ? t.transaction : kind === 'z' ? t.z : t.receipt;
  return ({ kind, fault, first, last, count }) => {
    // Numbers of receipts are names: nobody looks for 4.711.
    const [from, to] = [String(first), String(last)];
    if (fault === 'backwards') return t.backwards(kindOf(kind), from, to);
    return count === 1
      ? t.missingOne(kindOf(kind), from)
      : t.missingMany(kindOf(kind), from, to, f.number(count));
  };
};
