export const de = {
  language: 'Sprache',
  welcome: 'Willkommen bei Tresen',
  welcomeText: 'Verwalten und überwachen Sie Ihren Betrieb und Ihre Kassen in der Cloud, von überall.',
  email: 'E-Mail',
  password: 'Passwort',
  toLogin: 'Zur Anmeldung',
  retry: 'Noch einmal versuchen',
  loading: 'Wird geladen',
  slow: 'Das dauert länger als sonst. Die Verbindung ist langsam, wir warten noch auf die Antwort.',
  noConnection: 'Es konnte keine Verbindung hergestellt werden. Bitte versuchen Sie es später erneut.',
  tooMany: (seconds: number | null) =>
    seconds === null
      ? 'Zu viele Versuche. Bitte warten Sie einen Moment.'
      : seconds > 120
        ? `Zu viele Versuche. Bitte warten Sie ${Math.ceil(seconds / 60)} Minuten.`
        : `Zu viele Versuche. Bitte warten Sie ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'}.`,
  waitIsOver: 'Sie können es jetzt noch einmal versuchen.',
  broken: 'Diese Seite konnte nicht geladen werden',
  brokenText: 'Das liegt nicht an Ihnen. Ihre Daten sind sicher.',
  wrongData: 'Die Angaben sind nicht richtig.',
};
