import type { terminal } from '@tresen/domain/master-data/terminals';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { type FormSection, RecordPage } from '../../kit/record-form/index.ts';
import { MasterDataRecord } from '../records/index.ts';
import { terminalKind } from './terminal-kind.ts';
import { de } from './terminal-page.de.ts';
import { en } from './terminal-page.en.ts';

const texts = defineTexts(de, en);

const sectionsOf = (t: typeof de): readonly FormSection<typeof terminal>[] => [
  {
    id: 'terminal',
    title: t.terminal,
    fields: [
      { name: 'name', isWide: true },
      { name: 'type', hint: t.typeHint, isWide: true },
      { name: 'deviceId', hint: t.deviceHint, isWide: true },
    ],
  },
  {
    id: 'selling',
    title: t.selling,
    fields: [
      { name: 'vatType', hint: t.vatTypeHint, isWide: true },
      { name: 'priceGroup', hint: t.priceGroupHint },
      { name: 'autoLogout', hint: t.autoLogoutHint },
    ],
  },
];

/** /manage/data/terminals/:terminalId; `new` for a new one (TRM-01, TRM-02). */
export const TerminalPage = () => {
  const t = useTexts(texts);
  const { terminalId = '' } = useParams();
  const sections = useMemo(() => sectionsOf(t), [t]);
  return (
    <MasterDataRecord>
      <RecordPage kind={terminalKind} id={terminalId} sections={sections} />
    </MasterDataRecord>
  );
};
