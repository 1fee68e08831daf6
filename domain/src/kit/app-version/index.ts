export { versionOf, versionPath } from './app-version.ts';
