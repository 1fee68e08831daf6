export const de = {
  copy: 'Kopieren …',
  copyTitle: 'Oberfläche kopieren',
  copyText: 'Tasten und Tastenkategorien kommen mit.',
  copyBranches: 'Die Kopie gilt für die Filialen, die Sie hier wählen.',
  copyOf: (name: string) => `${name} (Kopie)`,
  applyCopy: 'Kopieren',
  back: 'Zurück',
  differs:
    'In den gewählten Filialen ist nicht alles dasselbe wie hier. Bitte prüfen Sie, was auf den Tasten der Kopie liegen soll.',
  numbered: ({ name, number }: { name: string; number?: string | null }): string =>
    number ? `„${name}“ (Nr. ${number})` : `„${name}“`,
  ownTitle: 'Das gibt es dort auch',
  takeOwn: (own: string, instead: string) => `${own} statt ${instead}`,
  staysSo: 'Die Taste bleibt, wie sie ist.',
  isLeftOut: 'Die Taste bleibt weg.',
  missingThere: 'Das gibt es dort nicht',
  missingSomewhere: 'Das gibt es nicht in allen gewählten Filialen',
  leftOut: 'Diese Tasten bleiben weg.',
  oneByOne: 'Hat jede Filiale dafür etwas Eigenes, kopieren Sie die Oberfläche für jede Filiale einzeln.',
  goBack: 'So lässt sich die Kopie nicht anlegen. Bitte gehen Sie zurück und prüfen Sie Name und Filialen.',
  export: 'Als Datei speichern',
  import: 'Oberfläche aus Datei',
  importTitle: 'Oberfläche aus einer Datei',
  importText:
    'Wählen Sie eine Datei, die mit „Als Datei speichern“ entstanden ist, auch in einem anderen Betrieb. Artikel, Gruppen und Räume werden am Namen erkannt. Eigene Bilder auf Tasten kommen nicht mit.',
  choose: 'Datei wählen',
  otherFile: 'Andere Datei wählen',
  notAFile: 'Diese Datei ist keine gespeicherte Oberfläche.',
  newerFile:
    'Diese Datei kommt aus einer neueren Version von Tresen, die hier noch nicht läuft. Bitte öffnen Sie sie nach dem nächsten Update.',
  applyImport: 'Anlegen',
  name: 'Name',
  cancel: 'Abbrechen',
  close: 'Schließen',
  made: (name: string) => `„${name}“ ist angelegt.`,
  missing: (count: number): string =>
    count === 1
      ? 'Diese Taste blieb weg, weil es das hier oder in einer der Filialen nicht gibt:'
      : 'Diese Tasten blieben weg, weil es das hier oder in einer der Filialen nicht gibt:',
  takenNumber: (number: string, name: string) => `Nummer ${number} hat hier „${name}“`,
  missingList: 'Was weggelassen wurde',
  open: 'Zur Oberfläche',
  unused: 'Keine Filiale zeigt diese Oberfläche: Andere gehen vor, oder sie ist nicht aktiv.',
  firstSave: 'Sobald die Oberfläche gespeichert ist, steht hier, welche Filialen und Kassen sie zeigen.',
  noRegisters: 'noch keine Kasse',
};
