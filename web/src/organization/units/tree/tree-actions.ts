import type { TreeUnit } from '../tree-unit.ts';
import type { TreePlace } from './tree-moves.ts';

/** What can be done with a unit, wherever it shows. */
export interface TreeActions {
  readonly onVisit: (unit: TreeUnit) => void;
  readonly onMove: (unit: TreeUnit, place: TreePlace) => void;
  readonly onRemove: (unit: TreeUnit) => void;
  /** Says why nothing happens. */
  readonly onRefused: (fault: string | undefined) => void;
}
