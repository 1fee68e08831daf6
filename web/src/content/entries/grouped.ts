interface InGroup {
  readonly parentSlug: string | null;
  readonly parentTitle: string | null;
}

/** What stands together, in the order in which it came. */
export interface ContentGroup<Entry> {
  readonly slug: string;
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** Entries by what holds them together, groups and entries in the order of the list. */
export const grouped = <Entry extends InGroup>(entries: readonly Entry[]): readonly ContentGroup<Entry>[] => {
  const groups = new Map<string, { title: string; entries: Entry[] }>();
  for (const entry of entries) {
    const slug = entry.parentSlug ?? '';
    const group = groups.get(slug) ?? { title: entry.parentTitle ?? '', entries: [] };
    group.entries.push(entry);
    groups.set(slug, group);
  }
  return [...groups].map(([slug, group]) => ({ slug, ...group }));
};
