import Button from '@mui/material/Button';
import { PublicCard, publicTexts } from '../account/public-pages/index.ts';
import { useTexts } from '../kit/i18n/index.ts';

/** /pages/errors/error-500 for guests (decisions ACC-37). */
export const BrokenPublicPage = () => {
  const t = useTexts(publicTexts);
  return (
    <PublicCard
      title={t.broken}
      heading={t.broken}
      text={t.brokenText}
      footer={<a href="/login">{t.toLogin}</a>}
    >
      <Button variant="contained" size="large" onClick={() => window.location.assign('/')}>
        {t.retry}
      </Button>
    </PublicCard>
  );
};
