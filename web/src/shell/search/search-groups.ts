import type { SvgIconComponent } from '../../kit/icons/svg-icon-component.ts';
import type { EntryId } from '../navigation-nodes.ts';

/** Something that can be chosen: it leads to an address, or searches for another text. */
export interface SearchOption {
  readonly id: string;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly icon: SvgIconComponent;
  readonly to?: string;
  readonly text?: string;
  /** The entry of the menu that it is: it can be starred. */
  readonly entry?: EntryId | undefined;
}

/** Options of one kind under their heading. */
export interface SearchGroup {
  readonly id: string;
  readonly name: string;
  readonly options: readonly SearchOption[];
}

/** A kind that could not be searched. */
export interface FailedSearch {
  readonly id: string;
  readonly name: string;
  readonly retry: () => void;
}
