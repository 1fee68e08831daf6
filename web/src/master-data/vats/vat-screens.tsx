import { vat, vatWords } from '@tresen/domain/master-data/vats';
import { vatDocuments } from '../../kit/graphql/generated/records/documents.ts';
import { defineTexts } from '../../kit/i18n/index.ts';
import { PercentIcon } from '../../kit/icons/percent.tsx';
import { AlongDialog } from '../change-sets/index.ts';
import { recordScreens } from '../record-lists/index.ts';
import { defineKind } from '../records/index.ts';
import { de } from './vats.de.ts';
import { en } from './vats.en.ts';

/** The list and the page of VAT rates (VAT-01, VAT-02). */
export const vatScreens = recordScreens({
  kind: defineKind({ entity: vat, words: vatWords, documents: vatDocuments, AlongDialog }),
  texts: defineTexts(de, en),
  icon: <PercentIcon />,
  columns: ['name', 'value', 'symbol', { field: 'key', isTableOnly: true }],
  sections: (t) => [
    {
      id: 'vat',
      title: t.vat,
      intro: t.intro,
      fields: [
        { name: 'name', hint: t.nameHint },
        { name: 'value', hint: t.valueHint },
        { name: 'symbol', hint: t.symbolHint },
        { name: 'key', hint: t.keyHint },
      ],
    },
  ],
});
