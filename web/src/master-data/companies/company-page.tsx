import { useMemo } from 'react';
import { useParams } from 'react-router';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { RecordPage } from '../../kit/record-form/index.ts';
import { MasterDataRecord } from '../records/index.ts';
import { companyKind } from './company-kind.ts';
import { de } from './company-page.de.ts';
import { en } from './company-page.en.ts';
import { companySections } from './company-sections.tsx';

const texts = defineTexts(de, en);

/** /manage/data/companies/:companyId; `new` for a new one (CMP-01, CMP-02). */
export const CompanyPage = () => {
  const t = useTexts(texts);
  const { companyId = '' } = useParams();
  const sections = useMemo(() => companySections(t), [t]);
  return (
    <MasterDataRecord>
      <RecordPage kind={companyKind} id={companyId} sections={sections} />
    </MasterDataRecord>
  );
};
