import type { Readable } from 'node:stream';
import type { ContentLanguage } from '@tresen/domain/content/entries';
import type { Day } from '@tresen/domain/kit/business-day';
import { writePdf } from '../../kit/pdf/index.ts';
import type { Course } from './academy.service.ts';

const words = {
  de: {
    title: 'Teilnahmebestätigung',
    of: (name: string) => `für ${name}`,
    course: 'Kurs',
    steps: 'Schritte',
    from: 'Begonnen',
    to: 'Abgeschlossen',
    spent: 'Aufgewendete Zeit',
    minutes: (count: number) => (count === 1 ? '1 Minute' : `${count} Minuten`),
    note: 'Ausgestellt von der Tresen-Akademie. Die Zeiten stammen aus dem Kurs selbst.',
  },
  en: {
    title: 'Certificate of completion',
    of: (name: string) => `for ${name}`,
    course: 'Course',
    steps: 'Steps',
    from: 'Started',
    to: 'Completed',
    spent: 'Time spent',
    minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
    note: 'Issued by the Tresen academy. Times come from the course itself.',
  },
} as const;

/** A course all of whose steps are done. */
export type CompletedCourse = Course & { readonly endTime: Date; readonly endDay: Day };

/** Who has done which course, as PDF. */
export const certificatePdf = (
  name: string,
  { entry, totalSteps, startDay, endDay, endTime, spentSeconds }: CompletedCourse,
  language: ContentLanguage,
): Promise<Readable> => {
  const t = words[language];
  const day = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const head = {
    title: `${t.title}: ${entry.title}`,
    language,
    createdAt: endTime,
    author: 'Tresen',
    footer: entry.title,
  };
  return writePdf(head, [
    { kind: 'title', text: t.title, lines: [] },
    // Whose it is matters most: as large as a heading.
    { kind: 'heading', text: t.of(name) },
    {
      kind: 'facts',
      facts: [
        { name: t.course, value: entry.title },
        { name: t.steps, value: String(totalSteps) },
        { name: t.from, value: startDay === null ? '' : day.format(new Date(startDay)) },
        { name: t.to, value: day.format(new Date(endDay)) },
        { name: t.spent, value: t.minutes(Math.max(1, Math.round(spentSeconds / 60))) },
      ],
    },
    { kind: 'note', text: t.note },
  ]);
};
