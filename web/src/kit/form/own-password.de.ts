export const de = {
  password: 'Ihr Passwort',
  missing: 'Bitte geben Sie Ihr Passwort ein.',
  wrong: 'Das Passwort stimmt nicht.',
};
