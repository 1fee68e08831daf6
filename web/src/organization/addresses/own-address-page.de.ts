export const de = {
  edit: 'Bearbeiten',
  toOrganization: (name: string) => `Zu ${name}`,
  notFoundTitle: 'Adresse nicht gefunden',
  notFoundText: 'Sie wurde gelöscht, oder der Link ist falsch.',
  toProfile: 'Zum Profil',
};
