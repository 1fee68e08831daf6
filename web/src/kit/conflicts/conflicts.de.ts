export const de = {
  title: 'Inzwischen wurde eine andere Fassung gespeichert',
  text: 'Wählen Sie bei jedem Unterschied, was gelten soll.',
  mine: 'Meine',
  theirs: 'Gespeicherte',
  allMine: 'Alles von mir',
  allTheirs: 'Alles Gespeicherte',
  both: 'Von beiden geändert',
  saveChoice: 'Mit dieser Auswahl speichern',
  cancel: 'Abbrechen',
};
