import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { EmptyState } from '../../kit/states/index.ts';
import { checkVersion, loadNewVersion, type VersionFinding } from '../../kit/version/index.ts';
import { errorTexts } from './error-texts.ts';

/** The code of a page cannot be loaded: a new version has replaced it, or there is no connection. */
export const CodeGone = () => {
  const t = useTexts(errorTexts);
  const finding = useFinding();
  if (finding === null) return null;
  const isAway = finding === 'unreachable';
  return (
    <EmptyState
      isPage
      title={isAway ? t.awayTitle : t.newVersionTitle}
      text={isAway ? t.awayText : t.newVersionText}
    >
      <Button variant="contained" onClick={() => window.location.reload()}>
        {isAway ? t.retry : t.reload}
      </Button>
    </EmptyState>
  );
};

/** Loads a new version at once: the person has come to a page that this one no longer has. */
function useFinding(): VersionFinding | null {
  const [finding, setFinding] = useState<VersionFinding | null>(null);
  useEffect(() => {
    void checkVersion().then((found) => {
      if (!loadNewVersion()) setFinding(found);
    });
  }, []);
  return finding;
}
