import type { NewsText } from '../content/news/index.ts';
import { german } from './demo-news.de.ts';
import { english } from './demo-news.en.ts';

const day = 86_400_000;

interface DemoItem {
  readonly id: keyof typeof german;
  /** Days before the demo begins on which it was published. */
  readonly daysAgo: number;
  /** A picture of the web app's. */
  readonly imagePath: string | null;
}

const items: readonly DemoItem[] = [
  { id: 'search', daysAgo: 1, imagePath: '/news/search.svg' },
  { id: 'appearance', daysAgo: 5, imagePath: '/news/appearance.svg' },
  { id: 'live', daysAgo: 12, imagePath: '/news/live.svg' },
  { id: 'linking', daysAgo: 20, imagePath: '/news/linking.svg' },
  { id: 'receipts', daysAgo: 33, imagePath: '/news/receipts.svg' },
  { id: 'team', daysAgo: 47, imagePath: null },
];

/** What the demo tells about Tresen. @param now milliseconds since 1970 */
export const demoNews = (now: number): readonly NewsText[] =>
  items.map(({ id, daysAgo, imagePath }) => ({
    de: german[id],
    en: english[id],
    imagePath,
    publishDate: new Date(now - daysAgo * day).toISOString(),
  }));
