export const de = {
  title: 'Nicht gespeicherte Änderungen',
  text: 'Wenn Sie die Seite jetzt verlassen, sind Ihre Eingaben verloren.',
  discard: 'Verwerfen',
  keepEditing: 'Weiter bearbeiten',
};
