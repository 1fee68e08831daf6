export const de = {
  actions: 'An der Kasse ausführen',
  actionsText:
    'Die Kasse führt den Auftrag an ihrem Gerät aus und meldet es danach neu. Wer ihn gegeben hat, steht im Protokoll.',
  tooOld:
    'Diese Kasse kann noch keine Aufträge für ihr Gerät annehmen. Aktualisieren Sie die Kassensoftware.',
  selfTest: 'Selbsttest',
  readOut: 'Auslesen',
  exportArchive: 'Archiv holen',
  registerClient: 'Kasse anmelden',
  deregisterClient: 'Kasse abmelden',
  selfTests: 'Selbsttest starten',
  readOuts: 'Gerät auslesen',
  registerTitle: 'Kasse am Gerät anmelden',
  deregisterTitle: 'Kasse vom Gerät abmelden',
  registerText: 'Danach signiert das Gerät die Belege dieser Kasse.',
  deregisterText:
    'Danach signiert das Gerät keine Belege dieser Kasse mehr, bis Sie sie wieder anmelden. Tun Sie das nur, wenn die Kasse das Gerät nicht mehr braucht.',
  client: 'Seriennummer der Kasse',
  clientMissing: 'Bitte geben Sie die Seriennummer der Kasse an.',
  cancel: 'Abbrechen',
  none: 'Noch kein Auftrag.',
  by: (name: string) => `von ${name}`,
  toArchive: 'Zum Archiv',
  lastAnswer: (action: string, state: string) => `${action}: ${state}`,
  asked: (count: number) =>
    count === 1
      ? 'Die Kasse führt den Auftrag aus.'
      : `${count.toLocaleString('de-DE')} Kassen führen den Auftrag aus.`,
  notAsked: (count: number, reasons: string) =>
    count === 1
      ? `Eine Kasse wurde nicht gefragt: ${reasons}`
      : `${count.toLocaleString('de-DE')} Kassen wurden nicht gefragt: ${reasons}`,
};

export const actionStates = {
  waiting: 'Läuft',
  done: 'Erledigt',
  failed: 'Fehlgeschlagen',
  unanswered: 'Keine Antwort',
};

/** Why a register is not asked. */
export const refusals = {
  notFound: 'Dieses Gerät gibt es nicht.',
  retired: 'Das Gerät ist außer Dienst.',
  replaced: 'Die Kasse arbeitet inzwischen mit einem anderen Gerät.',
  unlinked: 'Die Kasse ist nicht mehr verbunden.',
  inactive: 'Die Kasse ist auf inaktiv gestellt.',
  moved: 'Die Kasse ist umgezogen und hat ihr Gerät von dort noch nicht gemeldet.',
  tooOld: 'Die Kassensoftware kann das noch nicht. Aktualisieren Sie sie.',
  busy: 'Ein Auftrag läuft noch.',
  clientKnown: 'Diese Kasse ist am Gerät schon angemeldet.',
  clientUnknown: 'Diese Kasse ist am Gerät nicht angemeldet.',
  clientsFull: 'Am Gerät sind schon so viele Kassen angemeldet, wie es kann.',
  offline: 'Die Kasse ist gerade nicht erreichbar.',
};
