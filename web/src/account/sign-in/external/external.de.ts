export const de = {
  or: 'oder',
  provider: 'Ihrem Firmenkonto',
  signInWith: (name: string) => `Mit ${name} anmelden`,
  newWindow: 'Dafür öffnet sich ein neues Fenster. Danach geht es hier weiter.',
  linkTitle: (name: string) => `Konto mit ${name} verknüpfen`,
  linkHint: (name: string) =>
    `Für diese E-Mail-Adresse gibt es schon ein Konto. Geben Sie einmal dessen Passwort ein; danach melden Sie sich mit ${name} an.`,
  linkPassword: 'Passwort Ihres Tresen-Kontos',
  link: 'Verknüpfen und anmelden',
  denied: (name: string) => `Sie haben die Anmeldung mit ${name} abgebrochen.`,
  unavailable: (name: string) =>
    `${name} ist gerade nicht erreichbar. Versuchen Sie es später noch einmal, oder melden Sie sich mit Ihrem Passwort an.`,
  failed: (name: string) =>
    `Die Anmeldung mit ${name} hat nicht geklappt. Bitte versuchen Sie es noch einmal.`,
  unverified: (name: string) =>
    `${name} hat Ihre E-Mail-Adresse nicht bestätigt. Lassen Sie sie dort bestätigen, und versuchen Sie es noch einmal.`,
  noAccount: (_name: string) =>
    'Für diese E-Mail-Adresse gibt es noch kein Konto. Bitten Sie jemanden aus Ihrer Firma um eine Einladung.',
  disabled: (_name: string) =>
    'Ihr Konto ist gesperrt. Wenden Sie sich an die Person, die in Ihrer Firma die Konten verwaltet.',
  stale: (name: string) => `Die Anmeldung ist abgelaufen. Bitte melden Sie sich noch einmal mit ${name} an.`,
  notConfirmed: (_name: string) =>
    'Ihre E-Mail-Adresse ist noch nicht bestätigt. Öffnen Sie den Link in der Bestätigungsmail.',
};
