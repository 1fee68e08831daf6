import type { NavigationGroup, NavigationItem } from '../navigation-nodes.ts';

/** What every form of the menu is given. */
export interface MenuProps {
  readonly groups: readonly NavigationGroup[];
  /** The entry of the page that shows. */
  readonly current: NavigationItem | undefined;
  /** Loads a page's code while the pointer is still on its way to the click. */
  readonly onIntent: (url: string) => void;
}
