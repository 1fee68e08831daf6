import type { NewsText } from '../content/news/index.ts';
import { german } from './demo-news.de.ts';
import { english } from './demo-news.en.ts';

const day = 86_400_000;

/** How many days before the demo begins each item was published; those with a picture have one of the web app's. */
const items = {
  search: { daysAgo: 1, imagePath: '/news/search.svg' },
  appearance: { daysAgo: 5, imagePath: '/news/appearance.svg' },
  live: { daysAgo: 12, imagePath: '/news/live.svg' },
  linking: { daysAgo: 20, imagePath: '/news/linking.svg' },
  receipts: { daysAgo: 33, imagePath: '/news/receipts.svg' },
  team: { daysAgo: 47, imagePath: null },
} as const;
type DemoNewsItem = keyof typeof items;

/** The words of each item in one language. */
export type DemoNewsWords = Readonly<Record<DemoNewsItem, NewsText['de']>>;

/** What the demo tells about Tresen. @param now milliseconds since 1970 */
export const demoNews = (now: number): readonly NewsText[] =>
  Object.entries(items).map(([id, { daysAgo, imagePath }]) => ({
    de: german[id as DemoNewsItem],
    en: english[id as DemoNewsItem],
    imagePath,
    publishDate: new Date(now - daysAgo * day).toISOString(),
  }));
