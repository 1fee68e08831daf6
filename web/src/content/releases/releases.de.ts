export const de = {
  title: 'Versionshinweise',
  intro: 'Was sich in welcher Version geändert hat',
  emptyTitle: 'Noch keine Versionshinweise',
  emptyText: 'Mit der nächsten Version steht hier, was sich geändert hat.',
  newest: (version: string, day: string) => `Neueste Version ${version} vom ${day}`,
  noRelease: 'Noch keine Version',
  back: 'Alle Anwendungen',
  version: (version: string) => `Version ${version}`,
  from: (day: string) => `vom ${day}`,
  feed: 'Feed (Atom)',
  feedTitle: 'Versionshinweise abonnieren',
  feedText:
    'Mit einer geheimen Adresse zeigt auch Ihr Feedreader, was neu ist. Wer die Adresse kennt, kann mitlesen; geben Sie sie nicht weiter. Sie gilt für alle Anwendungen.',
  newFor: (registers: string, isOne: boolean) =>
    isOne ? `Neu für ${registers}` : `Neu für ${registers} Kassen`,
  behind: (registers: string, version: string) =>
    `${registers} hinter Version ${version}. Was für sie neu ist, ist unten gekennzeichnet.`,
  oneBehind: 'Eine Kasse ist',
  manyBehind: (registers: string) => `${registers} Kassen sind`,
  notFoundTitle: 'Diese Anwendung gibt es nicht',
  notFoundText: 'Vielleicht wurde sie entfernt, oder sie ist nicht für Sie.',
};
