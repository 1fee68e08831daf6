export const de = {
  title: 'Anmelden',
  welcome: 'Willkommen bei Tresen',
  welcomeText: 'Verwalten und überwachen Sie Ihren Betrieb und Ihre Kassen in der Cloud, von überall.',
  email: 'E-Mail',
  password: 'Passwort',
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
  submit: 'Anmelden',
  EMAIL_INVALID: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  PASSWORD_TOO_SHORT: 'Mindestens 6 Zeichen',
  invalidGrant: 'E-Mail oder Passwort ist falsch.',
  notConfirmed: 'Ihre E-Mail-Adresse ist noch nicht bestätigt.',
  confirmationSent:
    'Ihr Konto ist noch nicht bestätigt. Wir haben Ihnen eine neue Bestätigungsmail geschickt.',
  tooMany: (seconds: number | null) =>
    seconds === null
      ? 'Zu viele Versuche. Bitte warten Sie einen Moment.'
      : `Zu viele Versuche. Bitte warten Sie ${seconds} Sekunden.`,
  noConnection: 'Es konnte keine Verbindung hergestellt werden. Bitte versuchen Sie es später erneut.',
  expired: 'Sitzung abgelaufen',
  expiredHint: 'Bitte melden Sie sich wieder an; danach geht es dort weiter, wo Sie waren.',
  language: 'Sprache',
};
