/** Where articles or downloads stand. */
export const listPath = (isDownloads: boolean): string =>
  isDownloads ? '/apps/downloads?downloads=true' : '/apps/knowledge-base';

/** Where one of them stands. */
export const readingPath = (isDownloads: boolean, slug: string): string =>
  isDownloads ? `/apps/downloads/${slug}` : `/apps/knowledge-base/${slug}`;

/** Both addresses and the parameter lead to the same screen (decisions CNT-07); these show its downloads. */
export const showsDownloads = (pathname: string, params: URLSearchParams): boolean =>
  pathname.toLowerCase().startsWith('/apps/downloads') || params.get('downloads') === 'true';
