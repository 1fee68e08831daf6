import { type EntityName, entityNames } from '@tresen/domain/kit/entities';
import { kindWords } from '@tresen/domain/master-data/kinds';
import type { Ctx } from '../../kit/context/index.ts';
import type { Tx } from '../../kit/db/pools.ts';
import { beginChangeSet, type Description } from '../change-sets/index.ts';
import type { ImportReport, ImportRow, StartedSet } from './import-row.ts';

/** Begins the change sets of an import, one for each kind that its check has shown to change. */
export const beginSets = async (
  ctx: Ctx,
  tx: Tx,
  found: ImportRow,
  report: ImportReport,
): Promise<readonly StartedSet[]> => {
  const started: StartedSet[] = [];
  for (const { entity, total } of setsOf(found, report)) {
    const { id } = await beginChangeSet(ctx, tx, {
      kind: 'import',
      entity,
      description: describe(entity, found),
      total,
      seenSeq: found.seenSeq,
    });
    started.push({ entity, id });
  }
  return started;
};

/** Kinds that change, in the order in which they do: what others name comes first, the file's own kind last. */
function setsOf({ entity }: ImportRow, report: ImportReport): { entity: EntityName; total: number }[] {
  return [
    ...entityNames.flatMap((name) => {
      const made = report.creations.find((creation) => creation.entity === name);
      return made ? [{ entity: name, total: made.count }] : [];
    }),
    { entity, total: report.created + report.changed },
  ];
}

function describe(entity: EntityName, { fileName }: ImportRow): Description {
  return {
    de: `${kindWords[entity].de.many} aus ${fileName}`,
    en: `${kindWords[entity].en.many} from ${fileName}`,
  };
}
