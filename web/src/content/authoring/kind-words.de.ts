import type { ContentKind } from '@tresen/domain/content/entries';

export const de = {
  topic: ['Themen', 'Neues Thema'],
  article: ['Artikel der Wissensdatenbank', 'Neuer Artikel'],
  download: ['Downloads', 'Neuer Download'],
  question: ['Häufige Fragen', 'Neue Frage'],
  application: ['Anwendungen', 'Neue Anwendung'],
  release: ['Versionshinweise', 'Neuer Versionshinweis'],
  course: ['Kurse der Akademie', 'Neuer Kurs'],
  step: ['Schritte der Kurse', 'Neuer Schritt'],
} satisfies Readonly<Record<ContentKind, readonly [many: string, newOne: string]>>;
