import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { reloadWhenBack } from '../../kit/feature/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { EmptyState } from '../../kit/states/index.ts';
import { checkVersion, loadNewVersion, type VersionFinding } from '../../kit/version/index.ts';
import { errorTexts } from './error-texts.ts';

const words = {
  unreachable: { title: 'awayTitle', text: 'awayText', action: 'retry' },
  other: { title: 'newVersionTitle', text: 'newVersionText', action: 'reload' },
  same: { title: 'cutOffTitle', text: 'cutOffText', action: 'reload' },
} as const;

/**
 * The code of a page cannot be loaded: a new version has replaced it, there is no connection, or there was none for a
 * moment. Where only the connection is to blame the page comes back by itself: nothing is typed here that could be lost.
 */
export const CodeGone = () => {
  const t = useTexts(errorTexts);
  const finding = useFinding();
  useEffect(
    () => (finding === 'same' || finding === 'unreachable' ? reloadWhenBack() : undefined),
    [finding],
  );
  if (finding === null) return null;
  const { title, text, action } = words[finding];
  return (
    <EmptyState isPage title={t[title]} text={t[text]}>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {t[action]}
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
