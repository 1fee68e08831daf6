export const de = {
  pin: (name: string) => `„${name}“ auf der Startseite zeigen …`,
  unpin: (name: string) => `„${name}“ von der Startseite nehmen`,
  more: (name: string) => `${name}: mehr`,
  forward: 'Weiter nach vorn',
  backward: 'Weiter nach hinten',
  otherDays: 'Zeitraum ändern …',
  takeOff: 'Von der Startseite nehmen',
  pinTitle: 'Auf der Startseite zeigen',
  daysTitle: 'Zeitraum ändern',
  hint: (name: string) =>
    `„${name}“ zeigt auf Ihrer Startseite immer den Zeitraum, der hier steht. Er geht mit der Zeit: Nach „Letzte Woche“ kommt von selbst die nächste.`,
  days: 'Zeitraum',
  full: (max: string) =>
    `Auf der Startseite ist Platz für ${max} Berichte. Nehmen Sie dort zuerst einen davon ab.`,
  confirmPin: 'Auf der Startseite zeigen',
  confirmDays: 'Zeitraum übernehmen',
  cancel: 'Abbrechen',
  pinned: (name: string) => `„${name}“ steht jetzt auf der Startseite.`,
  daysSet: (name: string, days: string) => `„${name}“ zeigt jetzt: ${days}.`,
  unpinned: (name: string) => `„${name}“ steht nicht mehr auf der Startseite.`,
  movedTo: (name: string, place: string, count: string) =>
    `„${name}“ ist jetzt an Stelle ${place} von ${count}.`,
};
