import type { vat } from '@tresen/domain/master-data/vats';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { type FormSection, RecordPage } from '../../kit/record-form/index.ts';
import { MasterDataRecord } from '../records/index.ts';
import { vatKind } from './vat-kind.ts';
import { de } from './vat-page.de.ts';
import { en } from './vat-page.en.ts';

const texts = defineTexts(de, en);

const sectionsOf = (t: typeof de): readonly FormSection<typeof vat>[] => [
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
];

/** /manage/data/vats/:vatId; `new` for a new one (VAT-01, VAT-02). */
export const VatPage = () => {
  const t = useTexts(texts);
  const { vatId = '' } = useParams();
  const sections = useMemo(() => sectionsOf(t), [t]);
  return (
    <MasterDataRecord>
      <RecordPage kind={vatKind} id={vatId} sections={sections} />
    </MasterDataRecord>
  );
};
