export const de = {
  picture: 'Eigenes Bild',
  hint: 'Steht auf der Taste statt des Bildes des Artikels. JPEG, PNG oder WebP bis 4 MB.',
};
