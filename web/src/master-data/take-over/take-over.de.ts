export const de = {
  title: 'Daten der Kasse',
  uploading: (name: string) =>
    `${name} hat schon eigene Daten und sendet sie gerade. Danach entscheiden Sie, was damit geschieht.`,
  waiting: (name: string, unit: string) =>
    `${name} hat schon eigene Daten. Sollen sie nach ${unit} übernommen werden, oder bekommt die Kasse die Daten der Cloud?`,
  running: 'Die Daten werden übernommen …',
  takenOver: (name: string) => `${name} hat die Daten der Kasse übernommen.`,
  kind: 'Art',
  received: 'Gesamt',
  fresh: 'Neu',
  matching: 'Schon da',
  faulty: 'Fehler',
  figures: 'Was übernommen wird',
  notEmpty: (unit: string) =>
    `Übernehmen geht nur in eine Filiale ohne eigene Artikel, Kategorien und Drucker; was allen Filialen gehört, stört nicht. ${unit} hat schon eigene. Bitte nehmen Sie sie dort weg, oder löschen Sie sie:`,
  faultyTitle: (count: string, isOne: boolean) =>
    isOne
      ? 'Ein Datensatz hat Fehler und bleibt zurück'
      : `${count} Datensätze haben Fehler und bleiben zurück`,
  leftBehind: 'wurde nicht angelegt',
  more: (count: string) => `und ${count} weitere`,
  takeOver: 'Daten der Kasse übernehmen',
  replace: 'Daten der Cloud verwenden',
  takeOverTitle: 'Daten der Kasse übernehmen?',
  takeOverText: (records: string, unit: string) =>
    `${records} Datensätze werden in ${unit} angelegt. Danach pflegen Sie sie in Tresen; Änderungen an der Kasse kommen als Vorschlag zu Ihnen.`,
  replaceTitle: 'Daten der Cloud verwenden?',
  replaceText: (records: string) =>
    `Die Kasse verwirft ihre ${records} Datensätze und bekommt die Daten der Filiale. Belege bleiben, wie sie sind.`,
};
