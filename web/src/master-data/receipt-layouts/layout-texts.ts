import * as german from './layout-editor.de.ts';
import * as english from './layout-editor.en.ts';

export const layoutTexts = {
  de: {
    ...german.de,
    blocks: german.blocksDe,
    kinds: german.lineKindsDe,
    alignments: german.alignmentsDe,
    groups: german.tagGroupsDe,
    codePages: german.codePageTitles,
  },
  en: {
    ...english.en,
    blocks: english.blocksEn,
    kinds: english.lineKindsEn,
    alignments: english.alignmentsEn,
    groups: english.tagGroupsEn,
    codePages: english.codePageTitles,
  },
};
