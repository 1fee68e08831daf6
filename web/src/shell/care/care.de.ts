export const de = {
  away: 'Ohne Verbindung',
  awaySince: (time: string) => `Ohne Verbindung: Stand von ${time}`,
  awayHint: 'Ändern geht erst wieder, wenn die Verbindung steht. Wir versuchen es weiter.',
  demoFilling: 'Die Demo wird gefüllt',
  demoFilled: (share: string) => `Die Demo wird gefüllt: ${share}. Ältere Umsätze kommen nach und nach dazu.`,
  newVersion: 'Eine neue Version ist da.',
  loadNow: 'Jetzt laden',
  installTitle: 'Tresen auf den Startbildschirm legen',
  installText: 'Dann öffnet sich Tresen mit einem Tipp, im ganzen Fenster und auch ohne Verbindung.',
  installApple: 'Tippen Sie auf „Teilen“ und dann auf „Zum Home-Bildschirm“.',
  install: 'Installieren',
  notNow: 'Nicht mehr anzeigen',
};
