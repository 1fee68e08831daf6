import type { SvgIconComponent } from '../kit/icons/svg-icon-component.ts';
import type { shellTexts } from './shell-texts.ts';

/** Names of the entries; the words stand under them in shell.de.ts and shell.en.ts. */
export type EntryId = keyof (typeof shellTexts)['de']['items'];
export type GroupId = keyof (typeof shellTexts)['de']['groups'];
/** Counts that an entry can carry; features register them (kit/feature). */
export type BadgeId = 'syncProblems';

/** A page of the app. */
export interface NavigationItem {
  readonly type: 'item';
  readonly id: EntryId;
  readonly icon: SvgIconComponent;
  readonly url: string;
  /** Marked as the current page at this very address only, not at those below it. */
  readonly exact?: boolean;
  /** The page whose rights the entry has (decisions ACC-32), as the access table writes it; else that of the url. */
  readonly auth?: string;
  readonly badge?: BadgeId;
  /** Where pages begin that belong to this one without lying below it. */
  readonly covers?: string;
}

/** A page outside of the app, which opens in a tab of its own. */
export interface NavigationLink {
  readonly type: 'link';
  readonly id: EntryId;
  readonly icon: SvgIconComponent;
  readonly url: string;
  readonly auth?: string;
}

export interface NavigationDivider {
  readonly type: 'divider';
}

/** Entries that fold away under one of their own. */
export interface NavigationCollapse<Child = NavigationLeaf> {
  readonly type: 'collapse';
  readonly id: EntryId;
  readonly icon: SvgIconComponent;
  readonly children: readonly Child[];
}

/** A part of the menu under its heading. */
export interface NavigationGroup<Child = NavigationEntry> {
  readonly type: 'group';
  readonly id: GroupId;
  readonly icon: SvgIconComponent;
  readonly children: readonly Child[];
}

export type NavigationLeaf = NavigationItem | NavigationLink | NavigationDivider;
export type NavigationEntry = NavigationLeaf | NavigationCollapse;

/** A place in the menu: an entry, or only its name as long as its page does not exist. */
export type LeafPlace = NavigationLeaf | EntryId;
export type Place = LeafPlace | NavigationCollapse<LeafPlace>;
