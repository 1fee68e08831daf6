export const de = {
  newPassword: 'Passwort',
  confirmPassword: 'Passwort wiederholen',
  checklist: 'Das Passwort braucht',
  there: 'Erfüllt',
  missing: 'Fehlt noch',
  length: (min: number, max: number) => `${min} bis ${max} Zeichen`,
  digit: 'Ziffer',
  lowercase: 'Kleinbuchstabe',
  uppercase: 'Großbuchstabe',
  special: 'Sonderzeichen',
  specialOf: (specials: string) => `Eines von ${specials}`,
  PASSWORD_TOO_SHORT: 'Mindestens 6 Zeichen',
  PASSWORD_TOO_LONG: (max: number) => `Höchstens ${max} Zeichen`,
  PASSWORD_TOO_SIMPLE: 'mindestens eine Ziffer, ein Sonderzeichen, ein Großbuchstabe und ein Kleinbuchstabe',
  PASSWORD_COMMON:
    'Dieses Passwort wird als eines der ersten ausprobiert, auch mit Ziffern und Zeichen daran. Bitte wählen Sie ein anderes.',
  PASSWORD_PERSONAL:
    'Das Passwort besteht fast nur aus Ihrem Namen, Ihrer E-Mail-Adresse oder Ihrem Betrieb. Bitte wählen Sie ein anderes.',
  PASSWORDS_DIFFER: 'Die Passwörter stimmen nicht überein',
};
