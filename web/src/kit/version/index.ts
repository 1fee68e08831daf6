export { buildName } from './build.ts';
export { useWaitingVersion } from './use-waiting-version.ts';
export { checkVersion, loadNewVersion } from './version.ts';
