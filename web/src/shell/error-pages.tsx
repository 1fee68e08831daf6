import Button from '@mui/material/Button';
import { Link, useRouteError } from 'react-router';
import { useTexts } from '../kit/i18n/index.ts';
import { EmptyState } from '../kit/states/index.ts';
import { shellTexts } from './shell-texts.ts';

/** 404: says what is missing and leads back (decisions ERR-49). */
export const NotFoundPage = () => {
  const t = useTexts(shellTexts);
  return (
    <EmptyState isPage title={t.notFoundTitle} text={t.notFoundText}>
      <Button component={Link} to="/" variant="contained">
        {t.toHome}
      </Button>
    </EmptyState>
  );
};

/** /pages/errors/error-500, and what shows when rendering fails (SHL-80). */
export const BrokenPage = () => {
  const t = useTexts(shellTexts);
  return (
    <div role="alert">
      <EmptyState isPage title={t.brokenTitle} text={t.brokenText}>
        <Button variant="contained" onClick={() => window.location.assign('/')}>
          {t.reload}
        </Button>
      </EmptyState>
    </div>
  );
};

/** Catches what a page throws while it renders; the frame around it stays. */
export const RouteBroken = () => {
  const error = useRouteError();
  // A new version of the app replaced the chunk that this page would load: the page itself is fine.
  if (error instanceof TypeError && error.message.includes('dynamically imported module'))
    return <ChunkGone />;
  return <BrokenPage />;
};

const ChunkGone = () => {
  const t = useTexts(shellTexts);
  return (
    <EmptyState isPage title={t.newVersionTitle} text={t.newVersionText}>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {t.reload}
      </Button>
    </EmptyState>
  );
};
