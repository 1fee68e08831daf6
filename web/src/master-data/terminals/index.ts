import { terminal } from '@tresen/domain/master-data/terminals';
import { TerminalDocument, TerminalsDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { TabletOutlinedIcon } from '../../kit/icons/tablet-outlined.tsx';
import { defineRecordFeature } from '../record-lists/index.ts';

/** Terminals (TRM). */
export const terminals = defineRecordFeature({
  entity: terminal,
  list: TerminalsDocument,
  record: TerminalDocument,
  icon: TabletOutlinedIcon,
  keywords: ['Preisgruppe', 'Auto Logout'],
  screens: () => import('./terminal-screens.tsx').then(({ terminalScreens }) => terminalScreens),
});
