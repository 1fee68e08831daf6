import { useTexts } from '../../kit/i18n/index.ts';
import { buildName, readBuildInfo, writeBuildInfo } from '../../kit/version/index.ts';
import { shellTexts } from '../shell-texts.ts';
import styles from './menu.module.css';

/** The foot of the menu: the version of the app (SHL-14). */
export const MenuFoot = () => {
  const t = useTexts(shellTexts);
  return <p className={styles.foot}>{t.version(writeBuildInfo(readBuildInfo(buildName)))}</p>;
};
