export const de = {
  title: 'Noch nicht auf der Kasse',
  intro: 'Gespeichert, aber noch nicht von jeder Kasse übernommen.',
  kind: 'Stammdaten',
  everyKind: 'Alle Stammdaten',
  author: 'Geändert von',
  everybody: 'Alle',
  register: 'Kasse',
  everyRegister: 'Alle Kassen',
  onlyFailed: 'Nur fehlgeschlagene',
  by: (kind: string, author: string) => `${kind}, geändert von ${author}`,
  deletedBy: (kind: string, author: string) => `${kind}, gelöscht von ${author}`,
  lacking: (names: string, more: number) =>
    more === 0
      ? `Fehlt auf: ${names}`
      : `Fehlt auf: ${names} und ${more === 1 ? '1 weiteren' : `${more} weiteren`}`,
  refused: (register: string, reason: string) => `${register}: ${reason}`,
  resend: 'Erneut senden',
  resendOf: (name: string) => `Erneut senden: ${name}`,
  resendFailed: 'Alle fehlgeschlagenen erneut senden',
  resent: (count: number) =>
    count === 1 ? '1 Datensatz wird erneut gesendet.' : `${count} Datensätze werden erneut gesendet.`,
  older: 'Ältere anzeigen',
  emptyTitle: 'Alles auf der Kasse',
  emptyText: 'Jede Änderung an den Stammdaten ist auf den Kassen angekommen, für die sie bestimmt ist.',
  noneTitle: 'Nichts gefunden',
  noneText: 'Zu dieser Auswahl steht nichts aus.',
  showAll: 'Alle anzeigen',
};
