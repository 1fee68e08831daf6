import { Link } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { schemeAttributes, useSchemes } from '../../kit/settings/index.ts';
import { shellTexts } from '../shell-texts.ts';
import styles from './footer.module.css';

/** The foot of the page, hidden unless somebody wants it (SHL-55 to SHL-57). */
export const Footer = ({ isFixed }: { readonly isFixed: boolean }) => {
  const t = useTexts(shellTexts);
  const { footer } = useSchemes();
  return (
    <footer {...schemeAttributes(footer)} className={styles.footer} data-fixed={isFixed}>
      <Link to="/documentation" className={styles.link ?? ''}>
        {t.documentation}
      </Link>
    </footer>
  );
};
