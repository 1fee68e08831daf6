export const de = {
  set: 'Eine PIN ist gesetzt.',
  notSet: 'Noch keine PIN: Die Person kann sich an der Kasse nicht anmelden.',
  firstSave: 'Speichern Sie den Mitarbeiter, dann können Sie eine PIN setzen.',
  setPin: 'PIN setzen',
  changePin: 'PIN ändern',
  removePin: 'PIN entfernen',
  titleOf: (name: string) => `PIN für ${name}`,
  removeTitle: (name: string) => `PIN von ${name} entfernen?`,
  removeText: 'Die Person kann sich dann an keiner Kasse mehr anmelden, bis sie eine neue PIN hat.',
  intro:
    'Am besten tippt die Person die PIN selbst ein. Sie wird nirgends angezeigt; ist sie vergessen, setzen Sie eine neue.',
  pin: 'PIN',
  pinHint: '4 bis 8 Ziffern',
  again: 'PIN noch einmal',
  differs: 'Die beiden PINs sind nicht gleich.',
  trivial: 'Diese PIN errät man leicht. Besser ist eine ohne Muster, und keine Jahreszahl.',
  isSet: (name: string) => `Die PIN von ${name} ist gesetzt.`,
  isRemoved: (name: string) => `Die PIN von ${name} ist entfernt.`,
  conflict:
    'Jemand anderes hat den Mitarbeiter inzwischen geändert. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  cancel: 'Abbrechen',
};
