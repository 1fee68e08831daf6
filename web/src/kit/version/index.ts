export { buildName } from './build.ts';
export { readBuildInfo, writeBuildInfo } from './build-info.ts';
export { useWaitingVersion } from './use-waiting-version.ts';
export { checkVersion, loadNewVersion, type VersionFinding } from './version.ts';
