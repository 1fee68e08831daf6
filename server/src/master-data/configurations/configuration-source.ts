import type { Fault } from '@tresen/domain/kit/entities';
import { configuration } from '@tresen/domain/master-data/configurations';
import { defineSource, type RecordDraft } from '../../kit/records/index.ts';

// answers configurations, configuration, configurationNeighbours, configurationDeletions, saveConfiguration,
// deleteConfigurations, restoreConfigurations: kit/records
/** Values of settings. */
export const configurationSource = defineSource({
  entity: configuration,
  table: 'configurations',
  type: 'Configuration',
  plural: 'configurations',
  goesWithDevice: true,
  check: async (_tx, drafts) =>
    new Map(drafts.flatMap((draft, index) => (isAtItsPlace(draft) ? [] : [[index, [misplaced]] as const]))),
});

const misplaced: Fault = { path: 'unitIds', code: 'UNKNOWN_BRANCH' };

/** A value of the company is for all branches, also future ones; any other is for one alone, where its page shows it. */
function isAtItsPlace({ values, unitIds }: RecordDraft): boolean {
  return values.level === 'company' ? unitIds === null : unitIds?.length === 1;
}
