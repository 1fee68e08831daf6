import { useTexts } from '../../kit/i18n/index.ts';
import styles from './security-devices.module.css';
import { securityDeviceTexts } from './security-devices-texts.ts';

/** Says that a list of codes is not confirmed yet. */
export const DraftMark = () => {
  const t = useTexts(securityDeviceTexts);
  return (
    <span className={styles.draft} title={t.draftHint}>
      {t.draft}
    </span>
  );
};
