import Button from '@mui/material/Button';
import { useTexts } from '../../../kit/i18n/index.ts';
import { externalTexts } from './external-texts.ts';
import { useExternalProvider } from './use-external-provider.ts';

/**
 * Leads to the external provider in a window of its own: the page below keeps what was typed, and goes on when somebody is
 * signed in there. Nothing where there is no provider.
 */
export const ExternalAgain = () => {
  const t = useTexts(externalTexts);
  const provider = useExternalProvider();
  if (provider === null) return null;
  return (
    <>
      <Button
        component="a"
        variant="outlined"
        href="/login#externalBegin"
        target="_blank"
        rel="noopener"
        aria-describedby="external-again"
      >
        {t.signInWith(provider)}
      </Button>
      <p id="external-again">{t.newWindow}</p>
    </>
  );
};
