import { Late, lateCode } from '../../kit/feature/index.ts';

// The app loads the code of all pages ahead; the reader is of use to few, so it waits until the page is opened.
const reader = lateCode<object>(() => import('./reader.tsx').then(({ loadReader }) => loadReader()));

/** Loads the reader and the text that the address names, so that they show at once; else they come later. */
export const preloadDocumentation = (): Promise<void> => reader.preload().catch(() => undefined);

/**
 * The help (decisions SHL-57). It has no place of its own to wait in: the page stands once its text does, and until then
 * nothing else travels.
 */
export const DocumentationPage = () => <Late code={reader} props={{}} />;
