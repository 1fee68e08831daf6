import { type UnitType, unitTypes } from '@tresen/domain/organization/units';
import type { UnitPlaceFragment } from '../../kit/graphql/generated/general/graphql.ts';

/** A unit as the tree shows it. */
export type TreeUnit = Omit<UnitPlaceFragment, 'type'> & { readonly type: UnitType };

/** The type of a unit; one that this version does not know is like a branch. */
export const unitTypeOf = (type: string): UnitType => unitTypes.find((known) => known === type) ?? 'branch';
