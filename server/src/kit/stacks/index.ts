export { inSources } from './in-sources.ts';
