import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { placeOf, type TreePlace } from './tree/tree-moves.ts';
import type { TreeUnit } from './tree-unit.ts';
import { unitTexts } from './unit-texts.ts';
import { useMoveUnit } from './unit-tree.queries.ts';

/** Moves a unit, says where it stands now, and offers to take that back. */
export const useMove = (units: readonly TreeUnit[]) => {
  const t = useTexts(unitTexts);
  const notify = useNotify();
  const { mutateAsync } = useMoveUnit();
  const told = (unit: TreeUnit, { parentId }: TreePlace): string => {
    if (unit.parentId === parentId) return t.reordered(unit.name);
    return t.moved(unit.name, units.find(({ id }) => id === parentId)?.name ?? null);
  };
  return (unit: TreeUnit, place: TreePlace): void => {
    const before = placeOf(units, unit);
    if (before.parentId === place.parentId && (before.afterId === place.afterId || place.afterId === unit.id))
      return;
    // The dialog that asked for it is closed by the answer.
    const back = () =>
      void mutateAsync({ id: unit.id, ...before }).then(
        () => notify.success(t.movedBack(unit.name)),
        notify.failure,
      );
    void mutateAsync({ id: unit.id, ...place }).then(
      () => notify.success(told(unit, place), back),
      notify.failure,
    );
  };
};
