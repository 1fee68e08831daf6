export const de = {
  close: 'Schließen',
  undo: 'Rückgängig',
  updateFailed: 'Das hat nicht geklappt. Bitte prüfen Sie Ihre Internetverbindung.',
};
