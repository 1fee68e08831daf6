const upgradeOffset = 1_000;

/** What an update or upgrade leads to. */
export interface SoughtVersion {
  readonly isUpgrade: boolean;
  readonly mainVersion: number;
}

/**
 * Reads the number that an update's check is asked with (API-25): the main version of an update, 1000 more of an upgrade
 * to professional. Undefined for what is neither.
 */
export const readUpgradeValue = (value: number): SoughtVersion | undefined => {
  const isUpgrade = value > upgradeOffset;
  const mainVersion = isUpgrade ? value - upgradeOffset : value;
  const isVersion = Number.isInteger(mainVersion) && mainVersion > 0 && mainVersion < upgradeOffset;
  return isVersion ? { isUpgrade, mainVersion } : undefined;
};

/** The number that stands for an update or upgrade; `readUpgradeValue` reads it again. */
export const upgradeValueOf = ({ isUpgrade, mainVersion }: SoughtVersion): number =>
  isUpgrade ? mainVersion + upgradeOffset : mainVersion;
