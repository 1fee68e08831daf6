import { type PricedArticle, priceIn, usualPriceGroup } from '@tresen/domain/master-data/articles';
import { listRecords, type ShownRecord, shownRecord } from '../master-data/index.ts';
import { readLinkedRegister, type Store } from '../store/index.ts';
import type { Article, Profile } from './profile.ts';

/** A position's text has no more characters (receipt contract). */
const longestText = 60;

/**
 * The profile as the register's own records say: the names and prices of the articles with the same PLU, in the price
 * group of its terminal, without those that are not active. What it has no record of is sold as the profile says.
 */
export function soldProfile(store: Store, profile: Profile): Profile {
  const records = new Map(
    listRecords(store, 'article').map((record) => [String(record.content.plu), shownRecord(store, record)]),
  );
  if (records.size === 0) return profile;
  const group = priceGroupOf(store);
  const courses = profile.courses
    .map((course) => ({
      ...course,
      articles: course.articles.flatMap((one) => soldAs(one, records.get(one.key), group)),
    }))
    .filter(({ articles }) => articles.length > 0);
  return courses.length > 0 ? { ...profile, courses } : profile;
}

/** The price group by which the register sells: that of its terminal. */
function priceGroupOf(store: Store): number {
  const deviceId = readLinkedRegister(store)?.deviceId;
  const own = listRecords(store, 'terminal').find(({ content }) => content.deviceId === deviceId);
  return deviceId === undefined ? usualPriceGroup : Number(own?.content.priceGroup ?? usualPriceGroup);
}

function soldAs(article: Article, record: ShownRecord | undefined, group: number): Article[] {
  if (record === undefined) return [article];
  const { name, price, prices = [], isActive } = record.content;
  if (isActive === false) return [];
  const priced = { price, prices } as PricedArticle;
  return [
    { ...article, id: record.id, text: String(name).slice(0, longestText), price: priceIn(priced, group) },
  ];
}
