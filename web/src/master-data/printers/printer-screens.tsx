import { printer, printerWords } from '@tresen/domain/master-data/printers';
import { printerDocuments } from '../../kit/graphql/generated/records/documents.ts';
import { defineTexts } from '../../kit/i18n/index.ts';
import { PrintIcon } from '../../kit/icons/print.tsx';
import { AlongDialog } from '../change-sets/index.ts';
import { recordScreens } from '../record-lists/index.ts';
import { defineKind, useNewBranches } from '../records/index.ts';
import { de } from './printers.de.ts';
import { en } from './printers.en.ts';

/** The list and the page of printers (PRN-01, PRN-02, MDA-04). */
export const printerScreens = recordScreens({
  kind: defineKind({ entity: printer, words: printerWords, documents: printerDocuments, AlongDialog }),
  texts: defineTexts(de, en),
  icon: <PrintIcon />,
  columns: [
    { field: 'name', edit: true },
    { field: 'group', edit: true },
    { field: 'codePage', isTableOnly: true, isExtra: true },
    { field: 'copies', isTableOnly: true, edit: true },
    { field: 'printWidth', isTableOnly: true, edit: true },
    { field: 'signals', isTableOnly: true },
  ],
  isEdited: true,
  // A printer is one device in one place.
  useInitial: useNewBranches,
  sections: (t) => [
    {
      id: 'printer',
      title: t.printer,
      fields: [
        { name: 'name', hint: t.nameHint },
        { name: 'group', hint: t.groupHint, isWide: true },
      ],
    },
    {
      id: 'paper',
      title: t.paper,
      fields: [
        { name: 'printWidth', hint: t.printWidthHint },
        { name: 'copies', hint: t.copiesHint },
        { name: 'codePage', hint: t.codePageHint },
        { name: 'signals', hint: t.signalsHint, isWide: true },
      ],
    },
  ],
});
