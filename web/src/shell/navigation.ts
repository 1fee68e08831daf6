import { type AccessPolicy, isAdmitted, routeAccess } from '@tresen/domain/account/access';
import type { Role } from '@tresen/domain/kit/groups';
import type {
  LeafPlace,
  NavigationEntry,
  NavigationGroup,
  NavigationItem,
  NavigationLeaf,
  Place,
} from './navigation-nodes.ts';
import { navigationTable } from './navigation-table.ts';

type Admits = (page: string) => boolean;

/** What somebody sees of a table; groups and folded parts without children drop out (SHL-75). */
export const visibleNavigation = (
  table: readonly NavigationGroup<Place>[],
  admits: Admits,
): readonly NavigationGroup[] =>
  table
    .map((group) => ({
      ...group,
      children: withoutIdleDividers(group.children.flatMap((place) => visibleEntry(place, admits))),
    }))
    .filter(({ children }) => children.length > 0);

/** The menu of a role: exactly the pages that exist and that the guard admits (SHL-74). */
export const navigationOf = (role: Role, policy: AccessPolicy): readonly NavigationGroup[] =>
  visibleNavigation(navigationTable, (page) => isAdmitted(routeAccess, page, role, policy));

/** The pages of a menu in its order, without the parts that they stand in. */
export const pagesOf = (groups: readonly NavigationGroup[]): readonly NavigationItem[] =>
  groups
    .flatMap(({ children }) => children)
    .flatMap((entry) => (entry.type === 'collapse' ? entry.children : [entry]))
    .filter((entry) => entry.type === 'item');

/** The entry of the page at a path, without regard to case (decisions SHL-86); of several the most exact one. */
export const currentPage = (pages: readonly NavigationItem[], path: string): NavigationItem | undefined => {
  const wanted = path.toLowerCase().replace(/\/$/, '');
  return pages
    .filter((page) => covers(page, wanted))
    .toSorted((one, other) => other.url.length - one.url.length)[0];
};

/** Dividers divide: none at an end, none beside another. */
function withoutIdleDividers<Entry extends NavigationEntry>(entries: readonly Entry[]): Entry[] {
  return entries
    .filter(({ type }, at) => type !== 'divider' || ![undefined, 'divider'].includes(entries[at + 1]?.type))
    .filter(({ type }, at) => type !== 'divider' || at > 0);
}

function visibleEntry(place: Place, admits: Admits): NavigationEntry[] {
  if (typeof place === 'string') return [];
  if (place.type !== 'collapse') return isVisible(place, admits) ? [place] : [];
  const children = visibleLeaves(place.children, admits);
  return children.length > 0 ? [{ ...place, children }] : [];
}

function isVisible(entry: Exclude<Place, string>, admits: Admits): boolean {
  if (entry.type === 'item') return admits(entry.auth ?? entry.url);
  if (entry.type === 'link') return entry.auth === undefined || admits(entry.auth);
  return true;
}

function visibleLeaves(places: readonly LeafPlace[], admits: Admits): readonly NavigationLeaf[] {
  return withoutIdleDividers(
    places.filter((place): place is NavigationLeaf => typeof place !== 'string' && isVisible(place, admits)),
  );
}

function covers({ url, exact, covers: beginning }: NavigationItem, path: string): boolean {
  const address = url.toLowerCase();
  if (path === address) return true;
  if (!exact && path.startsWith(`${address}/`)) return true;
  return beginning !== undefined && path.startsWith(beginning.toLowerCase());
}
