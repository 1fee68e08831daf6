export const de = {
  active: (at: string) => `Es gibt eine Adresse, angelegt am ${at}. Sie wird nicht noch einmal gezeigt.`,
  once: 'Kopieren Sie die Adresse jetzt: Sie wird nur dieses eine Mal gezeigt.',
  address: 'Geheime Adresse',
  create: 'Adresse anlegen',
  renew: 'Neue Adresse anlegen',
  renewHint: 'Die bisherige Adresse gilt dann nicht mehr.',
  revoke: 'Adresse widerrufen',
  revoked: 'Die Adresse gilt nicht mehr.',
  copy: 'Kopieren',
  copied: 'Adresse kopiert',
};
