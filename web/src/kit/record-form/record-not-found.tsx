import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useTexts } from '../i18n/index.ts';
import { useWithListQuery } from '../record-list/neighbour-links.tsx';
import { EmptyState } from '../states/index.ts';
import { useKindWords } from './plain-words.ts';
import type { RecordKind } from './record-kind.ts';
import { recordTexts } from './record-texts.ts';

/** There is no such record, or none for whoever asks; leads to the list. */
export const RecordNotFound = ({ kind }: { readonly kind: RecordKind }) => {
  const t = useTexts(recordTexts);
  const words = useKindWords(kind);
  const withQuery = useWithListQuery();
  return (
    <EmptyState title={t.notFoundTitle(words.one)} text={t.notFoundText} isPage>
      <Button component={Link} to={withQuery(kind.listPath)} variant="outlined">
        {t.toList(words.many)}
      </Button>
    </EmptyState>
  );
};
