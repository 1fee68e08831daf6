export const de = {
  undo: 'Rückgängig',
  updateFailed: 'Das hat nicht geklappt. Bitte prüfen Sie Ihre Internetverbindung.',
};
