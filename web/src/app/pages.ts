import type { Page } from '../kit/feature/index.ts';
import { features } from './features.ts';

/** Every page of the app. */
export const pages: readonly Page[] = features.flatMap((feature) => feature.pages ?? []);

/** Redirects of the specification (spec §2). */
export const redirects: Readonly<Record<string, string>> = {
  '/': '/dashboards/home',
  '/dashboards': '/dashboards/analytics',
};

const patternOf = (path: string) => {
  const pattern = path.replaceAll(/\/:[^/]+\?/g, '(?:/[^/]+)?').replaceAll(/:[^/?]+(?=\/|$)/g, '[^/]+');
  return new RegExp(`^${pattern}/?$`, 'i');
};

/** The page at a path, as the router will find it. */
export const pageAt = (path: string): Page | undefined => {
  const target = redirects[path] ?? path;
  return pages.find((page) => patternOf(page.path).test(target));
};
