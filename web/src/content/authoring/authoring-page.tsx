import { useQuery } from '@tanstack/react-query';
import { type ContentKind, contentKindNames, contentKindOf } from '@tresen/domain/content/entries';
import { useParams } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { ViewLinks } from '../../kit/page/index.ts';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import { mayWriteQuery } from './authoring.queries.ts';
import { authoringPath } from './authoring-path.ts';
import { authoringTexts } from './authoring-texts.ts';
import { EntriesPage } from './entries-page.tsx';
import { EntryPage, NewEntryPage } from './entry-page.tsx';
import { kindWords } from './kind-words.ts';

/** /manage/content/:kind?/:entryId?: what the vendor writes, kind by kind; `new`, an entry, or the list of all. */
export const AuthoringPage = () => {
  const { kind, entryId } = useParams();
  const query = useQuery(mayWriteQuery);
  return (
    <Loaded query={query} skeleton={<Skeleton height={560} />}>
      {(mayWrite) =>
        mayWrite ? <PageOf kind={contentKindOf(kind) ?? 'article'} entryId={entryId} /> : <Forbidden />
      }
    </Loaded>
  );
};

function PageOf({ kind, entryId }: { readonly kind: ContentKind; readonly entryId: string | undefined }) {
  const t = useTexts(authoringTexts);
  const words = useTexts(kindWords);
  if (entryId === 'new') return <NewEntryPage key={kind} kind={kind} />;
  if (entryId !== undefined) return <EntryPage kind={kind} id={entryId} />;
  const links = contentKindNames.map((one) => ({
    to: authoringPath(one),
    title: words[one][0] ?? one,
    isCurrent: one === kind,
  }));
  return (
    <>
      <ViewLinks label={t.kinds} links={links} />
      <EntriesPage key={kind} kind={kind} />
    </>
  );
}

function Forbidden() {
  const t = useTexts(authoringTexts);
  return <EmptyState title={t.forbiddenTitle} text={t.forbiddenText} isPage />;
}
