import type { Page, PathParameters } from '../kit/feature/index.ts';
import { features } from './features.ts';

/** Every page of the app. */
export const pages: readonly Page[] = features.flatMap((feature) => feature.pages ?? []);

/** Redirects of the specification (spec §2, decisions SHL-72). */
const specifiedRedirects: Readonly<Record<string, string>> = {
  '/': '/dashboards/home',
  '/dashboards': '/dashboards/analytics',
  '/apps/academy': '/apps/academy/courses',
  '/manage/data': '/manage/data/overview',
  '/manage/e-commerce': '/manage/e-commerce/products',
  '/setting': '/setting/organizations',
  '/setting/structure': '/setting/organizations',
};

/** The redirects of a list whose target is a page: the others wait for it. */
export const redirectsTo = (
  existing: readonly Pick<Page, 'path'>[],
  wanted: Readonly<Record<string, string>> = specifiedRedirects,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(wanted).filter(([, target]) => existing.some(({ path }) => path === target)),
  );

export const redirects = redirectsTo(pages);

/** The page at a path, as the router will find it. */
export const pageAt = (path: string): Page | undefined => {
  const target = redirects[path] ?? path;
  // As the router ranks them: what is there by name goes before what a part of a path may stand for.
  return (
    pages.find(({ path: known }) => known === target) ??
    pages.find((page) => patternOf(page.path).test(target))
  );
};

/** What tells the page at a path from others: each has its own, views of a page share one. */
export const pageKey = (path: string): string => {
  const page = pageAt(path);
  return page?.hasViews ? page.path : path;
};

/** What an address has in place of the named parts of a page's path. */
export const pathParameters = ({ path }: Pick<Page, 'path'>, address: string): PathParameters => {
  const parts = address.split('/');
  return Object.fromEntries(
    path.split('/').flatMap((name, place) => {
      if (name === '*') return [['*', parts.slice(place).join('/')]];
      const part = parts[place];
      return name.startsWith(':') && part ? [[name.slice(1).replace('?', ''), decodeURIComponent(part)]] : [];
    }),
  );
};

function patternOf(path: string) {
  const parts = path.split('/').slice(1).map(partOf);
  return new RegExp(`^${parts.join('')}/?$`, 'i');
}

function partOf(part: string): string {
  if (part === '*') return '(?:/.*)?';
  if (!part.startsWith(':')) return `/${part}`;
  return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
}
