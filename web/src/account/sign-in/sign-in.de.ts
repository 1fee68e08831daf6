export const de = {
  title: 'Anmelden',
  submit: 'Anmelden',
  forgot: 'Passwort vergessen?',
  noAccount: 'Noch kein Konto?',
  register: 'Registrieren',
  EMAIL_INVALID: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  PASSWORD_TOO_SHORT: 'Mindestens 6 Zeichen',
  invalidGrant: 'E-Mail oder Passwort ist falsch.',
  notConfirmed: 'Ihre E-Mail-Adresse ist noch nicht bestätigt.',
  confirmationSent:
    'Ihr Konto ist noch nicht bestätigt. Wir haben Ihnen eine neue Bestätigungsmail geschickt.',
  expired: 'Sitzung abgelaufen',
  tooOldHint: 'Aus Sicherheitsgründen endet jede Anmeldung nach 90 Tagen.',
  expiredHint: 'Bitte melden Sie sich wieder an; danach geht es dort weiter, wo Sie waren.',
};
