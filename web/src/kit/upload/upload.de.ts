export const de = {
  sending: (name: string, part: string) => `${name} wird gesendet: ${part}`,
  sendingAtOnce: (name: string) => `${name} wird gesendet und gelesen …`,
  reading: (name: string) => `${name} ist angekommen und wird gelesen, sobald die Datei an der Reihe ist …`,
  postponed: (name: string, seconds: string) =>
    `Andere Dateien sind noch an der Reihe. ${name} wird in ${seconds} Sekunden noch einmal gesendet.`,
};
