export const de = {
  title: 'Änderungen an den Kassen',
  intro:
    'Jemand hat diese Daten an einer Kasse geändert. Was Sie übernehmen, gilt in allen Filialen des Eintrags, nicht nur an dieser Kasse.',
  at: (device: string, unit: string, time: string) => `${device} · ${unit} · ${time}`,
  field: 'Angabe',
  before: 'Bisher',
  inCloud: 'In der Cloud',
  atRegister: 'An der Kasse',
  outdated:
    'Inzwischen wurde der Datensatz auch hier geändert. Wenn Sie übernehmen, gilt für diese Angaben, was an der Kasse steht.',
  both: 'beide geändert',
  gone: 'Der Datensatz ist gelöscht. Die Änderung lässt sich nur noch ablehnen.',
  goneRecord: 'Gelöschter Datensatz',
  accept: 'Übernehmen',
  refuse: 'Ablehnen',
  accepted: (name: string) => `Die Änderung an „${name}“ ist übernommen.`,
  refused: (name: string) =>
    `Die Änderung an „${name}“ ist abgelehnt. Die Kasse bekommt die bisherigen Werte.`,
  conflict: 'Der Datensatz wurde gerade geändert. Bitte sehen Sie sich die Werte noch einmal an.',
  faulty: (faults: string) => `So lässt sich die Änderung nicht übernehmen. ${faults}`,
  refuseTitle: (name: string) => `Änderung an „${name}“ ablehnen?`,
  refuseText: 'Die Kasse bekommt wieder die Werte aus der Cloud.',
  reason: 'Grund',
  reasonHint: 'Steht an der Kasse. Sie können ihn weglassen.',
  cancel: 'Abbrechen',
  more: 'Weitere zeigen',
};
