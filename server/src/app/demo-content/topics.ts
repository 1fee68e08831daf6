import type { DemoTexts } from './demo-texts.ts';

/** What the knowledge base, the downloads and the questions are sorted by. */
export const topics = {
  kasse: {
    de: { title: 'Kasse', summary: 'Verbinden, verkaufen, abschließen' },
    en: { title: 'Registers', summary: 'Connecting, selling, closing' },
  },
  stammdaten: {
    de: { title: 'Stammdaten', summary: 'Artikel, Preise, Räume, Tasten' },
    en: { title: 'Master data', summary: 'Articles, prices, rooms, buttons' },
  },
  finanzamt: {
    de: { title: 'TSE und Finanzamt', summary: 'Signaturen, Meldungen, Aufbewahrung' },
    en: { title: 'Security devices and tax office', summary: 'Signatures, notifications, records' },
  },
  team: {
    de: { title: 'Team und Zugang', summary: 'Benutzer, Rollen, PINs' },
    en: { title: 'Team and access', summary: 'Users, roles, PINs' },
  },
} satisfies Readonly<Record<string, DemoTexts>>;

export type DemoTopic = keyof typeof topics;
