export const de = {
  category: 'Kategorie',
  subcategory: 'Unterkategorie',
  nameHint: 'Unter diesem Namen stehen die Artikel auf der Kasse beisammen, zum Beispiel „Getränke“.',
  subNameHint: 'Teilt eine Hauptkategorie weiter auf, zum Beispiel „Heiße Getränke“.',
  parentHint: 'Ohne Hauptkategorie wird sie selbst zu einer.',
  descriptionHint: 'Nur für Sie: steht weder auf der Kasse noch auf dem Beleg.',
  look: 'Auf der Kasse',
  sortHint: 'Die kleinste Zahl steht vorn; bei gleichen Zahlen entscheidet der Name.',
  colourHint: 'Farbe der Schaltfläche auf der Kasse.',
};
