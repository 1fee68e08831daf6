import type { ButtonMapping, EditRefusal } from '@tresen/domain/master-data/buttons/grid';
import { useFormats } from '../../../kit/format/index.ts';
import { useTexts } from '../../../kit/i18n/index.ts';
import { buttonTexts } from './buttons-texts.ts';
import type { TargetNames } from './targets.ts';

/** Why an edit was not done, and the buttons that are in its way. */
export interface Refusal {
  readonly words: string;
  readonly mappings: readonly ButtonMapping[];
}

/** Names that fit into a sentence. */
const maxNames = 3;

/** A refusal of the domain in words. */
export const useRefusalWords = ({ labelOf }: TargetNames): ((refusal: EditRefusal) => Refusal) => {
  const t = useTexts(buttonTexts);
  const f = useFormats();
  const namesOf = (mappings: readonly ButtonMapping[]): string => {
    const names = mappings.slice(0, maxNames).map(labelOf).join(', ');
    const rest = mappings.length - maxNames;
    return rest > 0 ? t.furtherNames(names, f.number(rest)) : names;
  };
  return (refusal) => {
    switch (refusal.code) {
      case 'OUTSIDE_LAYOUT':
        return { words: t.refusedOutside, mappings: [] };
      case 'LAYOUT_OUT_OF_RANGE':
        return { words: t.refusedRange, mappings: [] };
      case 'NOTHING_THERE':
        return { words: t.refusedNothing, mappings: [] };
      case 'WOULD_LOSE':
        return { words: t.refusedLose(namesOf(refusal.mappings)), mappings: refusal.mappings };
    }
  };
};
