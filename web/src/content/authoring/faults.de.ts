export const de = {
  NO_TITLE: 'Bitte geben Sie einen Titel ein.',
  NOT_A_SLUG: 'Kleine Buchstaben, Ziffern und Bindestriche, etwa „erste-schritte“.',
  SLUG_TAKEN: 'Diese Adresse gibt es schon. Bitte wählen Sie eine andere.',
  NO_PARENT: 'Bitte wählen Sie, wozu der Eintrag gehört.',
  NOT_A_VERSION: 'Eine Version sind Zahlen mit Punkten, etwa 6.12.3.',
  NOT_AN_ADDRESS: 'Eine Adresse beginnt mit https:// oder, auf diesem Server, mit einem Schrägstrich.',
  NOT_A_CHECKSUM: 'Die Prüfsumme hat 64 Zeichen von 0 bis f.',
  NOT_A_DAY: 'Bitte geben Sie einen Tag ein.',
  MISSING: 'Das wird gebraucht, damit der Eintrag erscheinen kann.',
  PUBLIC_IS_FOR_ALL: 'Was öffentlich ist, ist für alle: Bitte wählen Sie darunter nichts aus.',
  PICTURE_WITHOUT_WORDS: 'Bitte sagen Sie zu jedem Bild, was darauf zu sehen ist: ![Worte](…).',
  HAS_ENTRIES: 'Darunter stehen noch Einträge.',
};
