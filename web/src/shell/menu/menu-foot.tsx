import { useTexts } from '../../kit/i18n/index.ts';
import { shellTexts } from '../shell-texts.ts';
import { buildVersion } from './build.ts';
import styles from './menu.module.css';

/** The foot of the menu: the version of the app (SHL-14). */
export const MenuFoot = () => {
  const t = useTexts(shellTexts);
  return <p className={styles.foot}>{t.version(buildVersion)}</p>;
};
