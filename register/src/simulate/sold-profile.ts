import { listRecords, type ShownRecord, shownRecord } from '../master-data/index.ts';
import type { Store } from '../store/index.ts';
import type { Article, Profile } from './profile.ts';

/** A position's text has no more characters (receipt contract). */
const longestText = 60;

/**
 * The profile as the register's own records say: the names and prices of the articles with the same PLU, without those
 * that are not active. What it has no record of is sold as the profile says.
 */
export function soldProfile(store: Store, profile: Profile): Profile {
  const records = new Map(
    listRecords(store, 'article').map((record) => [String(record.content.plu), shownRecord(store, record)]),
  );
  if (records.size === 0) return profile;
  const courses = profile.courses
    .map((course) => ({
      ...course,
      articles: course.articles.flatMap((one) => soldAs(one, records.get(one.key))),
    }))
    .filter(({ articles }) => articles.length > 0);
  return courses.length > 0 ? { ...profile, courses } : profile;
}

function soldAs(article: Article, record: ShownRecord | undefined): Article[] {
  if (record === undefined) return [article];
  const { name, price, isActive } = record.content;
  if (isActive === false) return [];
  return [{ ...article, id: record.id, text: String(name).slice(0, longestText), price: Number(price) }];
}
