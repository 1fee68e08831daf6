import { useMutation } from '@tanstack/react-query';
import { tenantGroup, unitGroup } from '@tresen/domain/fleet/live';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { sendGroupCommand } from '../../kit/live/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import type { Branch } from './overview.queries.ts';
import { overviewTexts } from './overview-texts.ts';
import { type BranchOutcome, syncHistory, verdictOf } from './sync-runs.ts';

/** Parameter of the address: the branch whose sync is asked about, or all. */
export const syncParam = 'sync';
export const allBranches = 'all';

/** Syncs all registers that are online, of a branch or of all, and says how it went (REG-10, REG-13). */
export const useSync = (branches: readonly Branch[]) => {
  const notify = useNotify();
  const tell = useTelling();
  return useMutation({
    mutationFn: (unitId: string | null) => run(branches, unitId),
    onSuccess: (outcomes, unitId) =>
      tell(unitId === null ? null : (branches.find(({ id }) => id === unitId)?.name ?? ''), outcomes),
    onError: notify.failure,
  });
};

/**
 * What a click on "sync" does: nothing but a message where there is no active branch (REG-14), a question where not all
 * registers can be reached (REG-09), else the sync itself.
 */
export const useAskedSync = (branches: readonly Branch[]) => {
  const t = useTexts(overviewTexts);
  const notify = useNotify();
  const { change } = useAddress();
  const sync = useSync(branches);
  return (unitId: string | null): void => {
    const meant = branches.filter(({ id, isActive }) => isActive && (unitId === null || id === unitId));
    if (meant.length === 0) notify.warning(t.noActiveBranch);
    else if (meant.some(({ registers, online }) => online < registers))
      change({ [syncParam]: unitId ?? allBranches });
    else sync.mutate(unitId);
  };
};

/** Says in one sentence how it went. */
function useTelling() {
  const t = useTexts(overviewTexts);
  const f = useFormats();
  const notify = useNotify();
  return (name: string | null, outcomes: readonly BranchOutcome[]): void => {
    const done = outcomes.filter((outcome) => verdictOf(outcome) === 'done').length;
    const isWhole = done === outcomes.length;
    const words =
      name === null
        ? t.ranAll(f.number(done), f.number(outcomes.length), isWhole)
        : isWhole
          ? t.ranOne(name)
          : t.ranPartly(name);
    if (isWhole) notify.success(words);
    else notify.warning(words);
  };
}

async function run(branches: readonly Branch[], unitId: string | null): Promise<readonly BranchOutcome[]> {
  const active = branches.filter(({ id, isActive }) => isActive && (unitId === null || id === unitId));
  const begun = syncHistory.begin(active, unitId === null);
  const group = unitId === null ? tenantGroup : unitGroup(unitId);
  try {
    await sendGroupCommand(group, 'StartCloudSync', begun.take, begun.sent);
  } catch (error) {
    begun.end();
    throw error;
  }
  return begun.end();
}
