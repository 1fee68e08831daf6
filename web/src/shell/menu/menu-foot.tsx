import { AboutLinks } from '../../kit/about/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { buildName, readBuildInfo, writeBuildInfo } from '../../kit/version/index.ts';
import { shellTexts } from '../shell-texts.ts';
import styles from './menu.module.css';

/** The foot of the menu: the version of the app (SHL-14), its source and its licences. */
export const MenuFoot = () => {
  const t = useTexts(shellTexts);
  return (
    <div className={styles.foot}>
      <p className={styles.version}>{t.version(writeBuildInfo(readBuildInfo(buildName)))}</p>
      <AboutLinks />
    </div>
  );
};
