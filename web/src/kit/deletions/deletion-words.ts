import type { Deletion, Use } from '@tresen/domain/kit/entities';
import { kindWords } from '@tresen/domain/master-data/kinds';
import { useFormats } from '../format/index.ts';
import { useLanguage, useWords } from '../i18n/index.ts';
import { de } from './deletions.de.ts';
import { en } from './deletions.en.ts';

const words = { de, en };

/**
 * What became of a record that somebody wanted to delete, or, beforehand, why it cannot be deleted (MDA-11, MDA-13,
 * VAT-04), in the language in use.
 */
export const useDeletionWords = () => {
  const w = useWords(words);
  const f = useFormats();
  const language = useLanguage();
  const usedBy = (uses: readonly Use[]) =>
    w.list(
      uses.map(({ entity, count }) => {
        const word = entity === 'organizationUnit' ? w.branches : kindWords[entity][language].usedBy;
        return word(f.number(count), count === 1);
      }),
    );
  const refusal = ({ name, reason, uses }: Deletion, sentence: typeof w.inUse): string => {
    if (reason === 'IN_USE') return sentence(name, usedBy(uses));
    if (reason === 'STANDARD_VAT') return w.standardVat;
    if (reason === 'LAST_ORGANIZATION') return w.lastOrganization;
    return reason === 'NOT_FOUND' ? w.notFound(name) : w.refused(name);
  };
  return {
    /** After the attempt: `Theke wurde gelöscht.` */
    outcome: (deletion: Deletion): string => {
      if (deletion.outcome === 'refused') return refusal(deletion, w.inUse);
      return deletion.outcome === 'marked' ? w.marked(deletion.name) : w.removed(deletion.name);
    },
    /** What deletes it with all that uses it: `Mit 2 Tischen löschen` */
    withUsers: ({ uses }: Deletion): string => w.withUsers(usedBy(uses)),
    /** Before it: why it will be refused. */
    refusal: (deletion: Deletion): string => refusal(deletion, w.willBeInUse),
  };
};
