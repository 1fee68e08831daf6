export const de = {
  // spec §2: 'Search for an app or page'
  search: 'Nach einer App oder Seite suchen',
  starred: 'Gemerkte Seiten',
  empty: 'Noch keine Seite gemerkt. Der Stern neben einer Seite merkt sie hier.',
  all: 'Alle Seiten',
  none: 'Keine Seite passt dazu.',
  found: (count: string) => (count === '1' ? '1 Seite' : `${count} Seiten`),
  star: (page: string) => `${page} merken`,
  unstar: (page: string) => `${page} nicht mehr merken`,
  up: (page: string) => `${page} nach oben`,
  down: (page: string) => `${page} nach unten`,
  place: (page: string, place: string, count: string) => `${page}: Platz ${place} von ${count}`,
  acting: 'Sie handeln für jemand anderen. Der Schnellzugriff lässt sich hier nicht ändern.',
};
