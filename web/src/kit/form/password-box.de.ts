export const de = {
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
};
