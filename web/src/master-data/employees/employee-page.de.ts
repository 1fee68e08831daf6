export const de = {
  employee: 'Allgemein',
  person: 'Person',
  nameHint: 'Bleibt das Feld leer, steht Vor- und Nachname auf der Kasse.',
  numberHint: 'In einer Filiale gibt es jede Nummer nur einmal.',
  pin: 'PIN für die Kasse',
  pinIntro: 'Mit dem Namen und der PIN meldet sich die Person an der Kasse an.',
  permissions: 'Rechte',
  permissionsIntro:
    'Was die Person an der Kasse darf. Die Rolle gibt eine Vorgabe, von der Sie für jede Person abweichen können.',
  preset: (role: string, count: string) => `Vorgabe „${role}“: ${count} Rechte.`,
  asPreset: 'Alles wie in der Vorgabe.',
  differs: (more: string, less: string) => `Abweichend: ${more} mehr, ${less} weniger.`,
  more: 'Zusätzlich zur Rolle',
  less: 'Fehlt gegenüber der Rolle',
  reset: 'Zurücksetzen',
  resetOne: (name: string) => `${name} auf die Vorgabe zurücksetzen`,
  resetAll: 'Auf die Vorgabe zurücksetzen',
  followed: (role: string) => `Die Rechte sind jetzt die der Rolle „${role}“.`,
  roleChanged: (role: string, count: string) =>
    `Die Rolle ist jetzt „${role}“. Was soll mit den ${count} eigenen Abweichungen geschehen?`,
  oneChanged: (role: string) =>
    `Die Rolle ist jetzt „${role}“. Was soll mit der eigenen Abweichung geschehen?`,
  keepOwn: 'Abweichungen behalten',
  takePreset: 'Nur die Vorgabe nehmen',
  setPin: 'PIN gesetzt',
  removePin: 'PIN entfernt',
};
