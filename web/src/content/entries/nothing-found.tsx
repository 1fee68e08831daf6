import Button from '@mui/material/Button';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { SearchOffIcon } from '../../kit/icons/search-off.tsx';
import { EmptyState } from '../../kit/states/index.ts';
import { entriesTexts } from './entries-texts.ts';

interface NothingFoundProps {
  /** What is said where nothing is searched for: there is nothing yet. */
  readonly title: string;
  readonly text: string;
}

/** A list without entries: nothing yet, or nothing that matches, with the way back to all. */
export const NothingFound = ({ title, text }: NothingFoundProps) => {
  const t = useTexts(entriesTexts);
  const { params, change } = useAddress();
  if (!params.has('search') && !params.has('topic')) return <EmptyState title={title} text={text} />;
  return (
    <EmptyState icon={<SearchOffIcon />} title={t.noMatchTitle} text={t.noMatchText}>
      <Button variant="outlined" onClick={() => change({ search: null, topic: null })}>
        {t.reset}
      </Button>
    </EmptyState>
  );
};
