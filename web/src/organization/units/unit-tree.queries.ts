import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  MoveOrganizationUnitDocument,
  UnitTreeDocument,
  type UnitTreeQuery,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import type { TreePlace } from './tree/tree-moves.ts';
import { withMoved } from './tree/tree-moves.ts';
import { type TreeUnit, unitTypeOf } from './tree-unit.ts';

/** All units of the tenant, with their places. */
export const unitTreeQuery = queryOptions({
  queryKey: ['organizationUnits', 'tree'],
  queryFn: () => generalApi.request(UnitTreeDocument, {}),
  initialData: () => generalApi.takeArrived(UnitTreeDocument, {}),
  select: treeUnits,
  meta: { isKept: true, topics: ['units', 'devices'] },
});

/** What shows where a branch is may show elsewhere, too. */
export const useUnitsChanged = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['organizationUnits'] });
};

interface Move extends TreePlace {
  readonly id: string;
}

const moving = ['moveUnit'] as const;

/**
 * Moves a unit; it shows in its new place at once, and back in the old one where the server refuses. Moves of a quick
 * hand reach the server one after the other, in their order, and the tree is asked anew after the last.
 */
export const useMoveUnit = () => {
  const client = useQueryClient();
  const changed = useUnitsChanged();
  const { queryKey } = unitTreeQuery;
  return useMutation({
    mutationKey: moving,
    scope: { id: moving[0] },
    mutationFn: (move: Move) => generalApi.request(MoveOrganizationUnitDocument, { ...move }),
    onMutate: async ({ id, ...place }: Move) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      if (before)
        client.setQueryData(queryKey, {
          organizationUnits: [...withMoved(treeUnits(before), id, place)],
        });
      return { before };
    },
    onError: (_error, _move, context) => client.setQueryData(queryKey, context?.before),
    onSettled: () => (client.isMutating({ mutationKey: moving }) === 1 ? changed() : undefined),
  });
};

function treeUnits({ organizationUnits }: UnitTreeQuery): readonly TreeUnit[] {
  return organizationUnits.map((unit) => ({ ...unit, type: unitTypeOf(unit.type) }));
}
