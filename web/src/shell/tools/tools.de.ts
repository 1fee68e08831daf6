export const de = {
  settings: 'Einstellungen',
  language: 'Sprache',
  fontSize: 'Schriftgröße',
  percent: (value: number) => `${value} %`,
  enterFullscreen: 'Vollbild',
  leaveFullscreen: 'Vollbild beenden',
  fullscreenUnsupported: 'Dieser Browser kann kein Vollbild.',
  fullscreenRefused: 'Der Browser hat das Vollbild nicht erlaubt.',
};
