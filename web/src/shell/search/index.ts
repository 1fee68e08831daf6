import type { Feature } from '../../kit/feature/index.ts';
import { loadSearch } from './load-search.ts';

export { preloadSearch } from './load-search.ts';
export { SearchTool } from './search-tool.tsx';
export { searchToolTexts } from './search-tool-texts.ts';
export { useSearchKey } from './use-search-key.ts';

/** The search box lies over any page while the address has `?panel=search`, so that "back" closes it. */
export const search: Feature = { dialogs: [{ param: 'panel', value: 'search', load: loadSearch }] };
