import type { Article, Profile } from './profile.ts';

/** What an article was called, or cost (cents), on the days before `until` (`YYYY-MM-DD`). */
export type Formerly = Readonly<{ key: string; until: string; text?: string; price?: number }>;

/** The profile as it sold on a day. */
export function profileOn(profile: Profile, formerly: readonly Formerly[], day: string): Profile {
  if (!formerly.some(({ until }) => day < until)) return profile;
  const courses = profile.courses.map((course) => ({
    ...course,
    articles: course.articles.map((article) => asOn(article, formerly, day)),
  }));
  return { ...profile, courses };
}

function asOn(article: Article, formerly: readonly Formerly[], day: string): Article {
  const facts = formerly.filter(({ key, until }) => key === article.key && day < until);
  const text = facts.find((one) => one.text !== undefined)?.text ?? article.text;
  const price = facts.find((one) => one.price !== undefined)?.price ?? article.price;
  return { ...article, text, price };
}
