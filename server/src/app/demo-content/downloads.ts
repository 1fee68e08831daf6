import type { KeptFile } from '../../content/downloads/index.ts';
import type { PlannedEntry } from '../../content/entries/index.ts';
import { fullTexts } from './demo-texts.ts';

/** The download of the demo, with a file that is kept. @param publishDate ISO 8601 in UTC */
export const demoDownload = (file: KeptFile, publishDate: string): PlannedEntry => ({
  ...{ kind: 'download', slug: 'register-integration', publishDate },
  texts: fullTexts({
    de: {
      title: 'Schnittstelle für Kassen',
      summary: 'Wie fremde Kassensoftware mit Tresen spricht',
      body: 'Für Entwickler: Anmelden, Stammdaten holen, Belege und Abschlüsse senden, Datensicherungen hochladen. Der Text ist englisch.',
      tags: ['API', 'Integration'],
    },
    en: {
      title: 'Register integration',
      summary: 'How other register software talks to Tresen',
      body: 'For developers: signing in, getting master data, sending receipts and closings, uploading backups.',
      tags: ['API', 'integration'],
    },
  }),
  details: {
    files: [{ version: '1.0', releasedOn: publishDate.slice(0, 10), minimumRegisterVersion: '', ...file }],
  },
});
