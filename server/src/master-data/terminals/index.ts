import { terminal } from '@tresen/domain/master-data/terminals';
import { defineSource } from '../../kit/records/index.ts';

/** Terminals. */
export const terminalSource = defineSource({
  entity: terminal,
  table: 'terminals',
  type: 'Terminal',
  plural: 'terminals',
});
