import type { employee } from '@tresen/domain/master-data/employees';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { type FormSection, RecordPage } from '../../kit/record-form/index.ts';
import { MasterDataRecord } from '../records/index.ts';
import { employeeKind } from './employee-kind.ts';
import { de } from './employee-page.de.ts';
import { en } from './employee-page.en.ts';

const texts = defineTexts(de, en);

const sectionsOf = (t: typeof de): readonly FormSection<typeof employee>[] => [
  {
    id: 'employee',
    title: t.employee,
    fields: [{ name: 'name' }, { name: 'role' }, { name: 'personnelNumber' }],
  },
  {
    id: 'person',
    title: t.person,
    fields: [
      { name: 'salutation' },
      { name: 'firstName' },
      { name: 'lastName' },
      { name: 'email' },
      { name: 'phone' },
    ],
  },
];

/** /manage/data/employees/:employeeId; `new` for a new one (EMP-01, EMP-02). */
export const EmployeePage = () => {
  const t = useTexts(texts);
  const { employeeId = '' } = useParams();
  const sections = useMemo(() => sectionsOf(t), [t]);
  return (
    <MasterDataRecord>
      <RecordPage kind={employeeKind} id={employeeId} sections={sections} />
    </MasterDataRecord>
  );
};
