import { terminal } from '@tresen/domain/master-data/terminals';
import { defineSource } from '../../kit/records/index.ts';

// answers terminals, terminal, terminalNeighbours, terminalDeletions, saveTerminal, deleteTerminals,
// restoreTerminals: kit/records
/** Terminals. */
export const terminalSource = defineSource({
  entity: terminal,
  table: 'terminals',
  type: 'Terminal',
  plural: 'terminals',
});
