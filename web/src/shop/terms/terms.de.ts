export const de = {
  edit: 'Geschäftsbedingungen',
  title: 'Geschäftsbedingungen des Shops',
  intro:
    'Wer bestellt, stimmt der Fassung zu, die gerade gilt. Eine neue Fassung gilt sofort und für alle Bestellungen von da an; frühere behalten ihre.',
  now: (version: string, day: string) => `Es gilt Fassung ${version} vom ${day}.`,
  none: 'Noch gibt es keine. Bis dahin kann niemand bestellen.',
  de: 'Deutsch',
  en: 'Englisch',
  hint: 'Markdown: ## Überschrift, Leerzeile für einen Absatz, - für eine Aufzählung.',
  REQUIRED: 'Bitte ausfüllen: Wer bestellt, muss es lesen können.',
  cancel: 'Abbrechen',
  publish: 'Veröffentlichen',
  published: (version: string) => `Fassung ${version} gilt ab jetzt.`,
};
