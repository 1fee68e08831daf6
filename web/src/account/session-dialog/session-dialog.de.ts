export const de = {
  title: 'Sitzung abgelaufen',
  tooOld: 'Aus Sicherheitsgründen endet jede Anmeldung nach 90 Tagen.',
  text: 'Bitte melden Sie sich wieder an. Was Sie eingegeben haben, bleibt stehen, und es geht dort weiter, wo Sie waren.',
  otherAccount: 'Mit anderem Konto anmelden',
  otherAccountHint: 'Was noch nicht gespeichert ist, geht dann verloren.',
};
