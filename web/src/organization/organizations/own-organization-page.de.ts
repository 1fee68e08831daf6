export const de = {
  edit: 'Bearbeiten',
  facts: 'Firma',
  addresses: 'Adressen',
  notFoundTitle: 'Organisation nicht gefunden',
  notFoundText: 'Sie wurde gelöscht, oder der Link ist falsch.',
  toProfile: 'Zum Profil',
};
