import { terminal, terminalWords } from '@tresen/domain/master-data/terminals';
import { terminalDocuments } from '../../kit/graphql/generated/records/documents.ts';
import { defineTexts } from '../../kit/i18n/index.ts';
import { TabletIcon } from '../../kit/icons/tablet.tsx';
import { recordScreens } from '../record-lists/index.ts';
import { defineKind } from '../records/index.ts';
import { de } from './terminals.de.ts';
import { en } from './terminals.en.ts';

/** The list and the page of terminals (TRM-01, TRM-02, MDA-04). */
export const terminalScreens = recordScreens({
  kind: defineKind({ entity: terminal, words: terminalWords, documents: terminalDocuments }),
  texts: defineTexts(de, en),
  icon: <TabletIcon />,
  columns: [
    'name',
    'type',
    'deviceId',
    { field: 'priceGroup', isTableOnly: true },
    { field: 'vatType', isTableOnly: true, isExtra: true },
    { field: 'autoLogout', isTableOnly: true },
  ],
  sections: (t) => [
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
  ],
});
