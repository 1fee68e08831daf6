export const de = {
  awaitingTitle: 'E-Mail bestätigen',
  awaitingHeading: 'Bitte bestätigen Sie Ihre E-Mail',
  sentTo: 'Wir haben eine Bestätigungsmail geschickt an',
  openIt: 'Öffnen Sie den Link darin, dann ist Ihr Konto bereit. Er gilt 48 Stunden.',
  noMail: 'Keine Mail da? Sehen Sie auch im Spam-Ordner nach.',
  resend: 'Mail noch einmal senden',
  resendIn: (seconds: number) => `Noch einmal senden in ${seconds} s`,
  resent: (email: string) => `Eine neue Bestätigungsmail ist unterwegs an ${email}.`,
  wrongAddress: 'Adresse falsch? Zurück zur Registrierung',
  nothingHeading: 'Hier wartet keine Bestätigung',
  nothingText:
    'In diesem Browser ist keine Registrierung vermerkt. Haben Sie sich auf einem anderen Gerät registriert, öffnen Sie einfach den Link in der Mail.',
  toRegister: 'Neu registrieren',
  confirmingTitle: 'E-Mail bestätigen',
  confirmingHeading: 'Ihre E-Mail wird bestätigt',
  confirmedTitle: 'E-Mail bestätigt',
  confirmedHeading: 'Ihre E-Mail ist bestätigt',
  confirmedText: 'Ihr Konto ist bereit. Melden Sie sich jetzt an.',
  refusedTitle: 'Link ungültig',
  refusedHeading: 'Dieser Link gilt nicht mehr',
  refusedText:
    'Er ist abgelaufen, wurde schon benutzt, oder es gibt eine neuere Mail von uns. Haben Sie Ihre Adresse schon bestätigt, können Sie sich anmelden. Sonst schicken wir Ihnen eine neue Mail.',
  failedHeading: 'Ihre E-Mail konnte nicht bestätigt werden',
  toForgotPassword: 'Passwort vergessen',
  notMeTitle: 'Registrierung entfernen',
  notMeHeading: 'Haben Sie sich nicht registriert?',
  notMeText:
    'Jemand hat mit Ihrer E-Mail-Adresse einen Zugang zu Tresen angelegt. Waren Sie das nicht, entfernen Sie die Registrierung hier. Dann ist Ihre Adresse wieder frei.',
  removeRegistration: 'Registrierung entfernen',
  removedTitle: 'Registrierung entfernt',
  removedHeading: 'Die Registrierung ist entfernt',
  removedText:
    'Der Zugang mit Ihrer Adresse ist gelöscht, und niemand hat ihn benutzt. Mehr ist nicht zu tun.',
  notRemovedHeading: 'Hier ist nichts zu entfernen',
  notRemovedText:
    'Die Registrierung wurde schon entfernt oder bestätigt. Haben Sie sie nicht selbst bestätigt, setzen Sie mit „Passwort vergessen“ ein neues Passwort fest.',
};
