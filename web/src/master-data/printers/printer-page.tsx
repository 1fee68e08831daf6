import type { printer } from '@tresen/domain/master-data/printers';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { type FormSection, RecordPage } from '../../kit/record-form/index.ts';
import { Skeleton } from '../../kit/states/index.ts';
import { MasterDataRecord, useNewBranches } from '../records/index.ts';
import { printerKind } from './printer-kind.ts';
import { de } from './printer-page.de.ts';
import { en } from './printer-page.en.ts';

const texts = defineTexts(de, en);

const sectionsOf = (t: typeof de): readonly FormSection<typeof printer>[] => [
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
];

/** /manage/data/printers/:printerId; `new` for a new one (PRN-01, PRN-02). */
export const PrinterPage = () => {
  const t = useTexts(texts);
  const { printerId = '' } = useParams();
  const sections = useMemo(() => sectionsOf(t), [t]);
  // A printer is one device in one place.
  const newBranches = useNewBranches();
  if (printerId === 'new' && !newBranches) return <Skeleton height={560} />;
  return (
    <MasterDataRecord>
      <RecordPage
        kind={printerKind}
        id={printerId}
        sections={sections}
        {...(newBranches && { initial: newBranches })}
      />
    </MasterDataRecord>
  );
};
