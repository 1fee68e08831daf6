import type { KeptFile } from '../../content/downloads/index.ts';
import type { PlannedEntry } from '../../content/entries/index.ts';
import { articles } from './articles.ts';
import { courses } from './courses.ts';
import { type DemoTexts, fullTexts } from './demo-texts.ts';
import { demoDownload } from './downloads.ts';
import { questions } from './questions.ts';
import { backOfficeReleases, registerReleases } from './releases.ts';
import { type DemoTopic, topics } from './topics.ts';

const day = 86_400_000;

/**
 * What the demo's vendor has written: articles, questions, releases, and a download where there is a file for it.
 * @param now milliseconds since 1970
 */
export const demoContent = (now: number, file?: KeptFile): readonly PlannedEntry[] => {
  const ago = (days: number) => new Date(now - days * day).toISOString();
  const entriesOf = (
    kind: 'article' | 'question',
    texts: Readonly<Record<string, DemoTexts>>,
  ): PlannedEntry[] =>
    Object.entries(texts).map(([slug, text]) => ({
      ...{ kind, slug, publishDate: ago(40), texts: fullTexts(text) },
    }));
  const topicOf = (slug: DemoTopic): PlannedEntry => ({
    ...{ kind: 'topic', slug, publishDate: ago(40), texts: fullTexts(topics[slug]) },
    children: [
      ...entriesOf('article', articles[slug]),
      ...entriesOf('question', questions[slug]),
      ...(slug === 'kasse' && file ? [demoDownload(file, ago(40))] : []),
    ],
  });
  const courseOf = ({ slug, texts, steps }: (typeof courses)[number]): PlannedEntry => ({
    ...{ kind: 'course', slug, publishDate: ago(40), texts: fullTexts(texts) },
    children: steps.map((step, index) => ({
      ...{ kind: 'step', slug: `${slug}-${index + 1}`, publishDate: ago(40), texts: fullTexts(step) },
    })),
  });
  const releasesOf = (prefix: string, releases: typeof backOfficeReleases): PlannedEntry[] =>
    releases.map(({ version, daysAgo, texts }) => ({
      ...{ kind: 'release', slug: `${prefix}-${version.replaceAll('.', '-')}` },
      ...{ publishDate: ago(daysAgo), texts: fullTexts(texts), details: { version } },
      audience: { isPublic: true },
    }));
  return [
    ...(Object.keys(topics) as DemoTopic[]).map(topicOf),
    ...courses.map(courseOf),
    {
      ...{ kind: 'application', slug: 'back-office', publishDate: ago(40) },
      texts: fullTexts({
        de: { title: 'Tresen Back-Office', summary: 'Was Sie gerade benutzen' },
        en: { title: 'Tresen Back Office', summary: 'What you are using right now' },
      }),
      ...{ details: { frontEnd: 'Back_Office' }, audience: { isPublic: true } },
      children: releasesOf('back-office', backOfficeReleases),
    },
    {
      ...{ kind: 'application', slug: 'kasse', publishDate: ago(40) },
      texts: fullTexts({
        de: { title: 'Kassensoftware', summary: 'Für stationäre Kassen' },
        en: { title: 'Register software', summary: 'For fixed registers' },
      }),
      ...{ details: { frontEnd: 'Static_Pos' }, audience: { isPublic: true } },
      children: releasesOf('kasse', registerReleases),
    },
  ];
};
