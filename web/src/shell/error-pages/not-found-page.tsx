import Button from '@mui/material/Button';
import { Link, useLocation, useNavigate } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { useProfile } from '../../kit/session/index.ts';
import { EmptyState } from '../../kit/states/index.ts';
import { navigationOf, pagesOf } from '../navigation.ts';
import { shellTexts } from '../shell-texts.ts';
import styles from './error-pages.module.css';
import { errorTexts } from './error-texts.ts';
import { similarPaths } from './similar-paths.ts';

/** 404: says what is missing, and leads back or on (decisions ERR-49). */
export const NotFoundPage = () => {
  const t = useTexts(errorTexts);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <EmptyState isPage title={t.notFoundTitle} text={t.notFoundText(pathname)}>
      <Suggestions />
      <div className={styles.actions}>
        <Button variant="outlined" onClick={() => void navigate(-1)}>
          {t.back}
        </Button>
        <Button component={Link} to="/" variant="contained">
          {t.toHome}
        </Button>
      </div>
    </EmptyState>
  );
};

/** Pages that the person may open and may have meant. */
function Suggestions() {
  const t = useTexts(errorTexts);
  const { items } = useTexts(shellTexts);
  const { pathname } = useLocation();
  const profile = useProfile();
  const pages = pagesOf(navigationOf(profile?.role ?? 'user', profile?.accessPolicy ?? 'wide'));
  const meant = similarPaths(
    pathname,
    pages.map(({ url }) => url),
  );
  if (meant.length === 0) return null;
  return (
    <nav aria-label={t.maybe} className={styles.meant}>
      {t.maybe}{' '}
      {pages
        .filter(({ url }) => meant.includes(url))
        .map(({ url, id }) => (
          <Button key={url} component={Link} to={url}>
            {items[id]}
          </Button>
        ))}
    </nav>
  );
}
