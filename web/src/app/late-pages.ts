import { lateCode } from '../kit/feature/index.ts';
import { pageAt, pages } from './pages.ts';

/** All pages of features, each with its code, which comes when it is asked for. */
export const latePages = pages.map((page) => ({ page, code: lateCode(page.load) }));

/** Loads the code of the page at a path, so that the page shows at once. */
export const preloadPage = async (path: string): Promise<void> => {
  const page = pageAt(path);
  await latePages.find((late) => late.page === page)?.code.preload();
};

/** What loads the code of each page, for the clicks to come. */
export const pagePreloads = latePages.map(({ code }) => code.preload);
