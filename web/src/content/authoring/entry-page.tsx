import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { ContentKind } from '@tresen/domain/content/entries';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { failureCode } from '../../kit/graphql/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { ArrowBackIcon } from '../../kit/icons/arrow-back.tsx';
import { PageHeader } from '../../kit/page/index.ts';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import styles from './authoring.module.css';
import { storedEntryQuery } from './authoring.queries.ts';
import { authoringPath, entryPath } from './authoring-path.ts';
import { authoringTexts } from './authoring-texts.ts';
import { EntryForm } from './entry-form.tsx';
import { titleOf } from './entry-title.ts';
import { formOf, newEntry } from './entry-values.ts';
import { kindWords } from './kind-words.ts';
import { RemoveEntry } from './remove-entry.tsx';

/** A new entry (`?parent=` says what it belongs to). */
export const NewEntryPage = ({ kind }: { readonly kind: ContentKind }) => {
  const { params } = useAddress();
  const navigate = useNavigate();
  const [start] = useState(() => newEntry(params.get('parent') ?? '', new Date().toISOString()));
  const [, newOne = ''] = useTexts(kindWords)[kind];
  return (
    <Frame kind={kind} title={newOne}>
      <EntryForm
        kind={kind}
        entry={undefined}
        start={start}
        onSaved={(id) => void navigate(entryPath(kind, id), { replace: true })}
      />
    </Frame>
  );
};

/** An entry with all that can be edited. */
export const EntryPage = ({ kind, id }: { readonly kind: ContentKind; readonly id: string }) => {
  const query = useQuery(storedEntryQuery(id));
  const language = useLanguage();
  if (query.error && !query.data && failureCode(query.error) === 'NOT_FOUND') return <NotFound kind={kind} />;
  return (
    <Loaded query={query} skeleton={<Skeleton height={560} />}>
      {(entry) => (
        <Frame
          key={entry.id}
          kind={kind}
          title={titleOf(entry.texts, language)}
          actions={<RemoveEntry kind={kind} entry={entry} />}
        >
          <EntryForm kind={kind} entry={entry} start={formOf(entry)} onSaved={() => undefined} />
        </Frame>
      )}
    </Loaded>
  );
};

interface FrameProps {
  readonly kind: ContentKind;
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

function Frame({ kind, title, actions, children }: FrameProps) {
  const t = useTexts(authoringTexts);
  const back = (
    <Link to={authoringPath(kind)} className={styles.back}>
      <ArrowBackIcon className="points" fontSize="small" />
      {t.back}
    </Link>
  );
  return (
    <div className={styles.screen}>
      <PageHeader title={title} subtitle={back}>
        {actions}
      </PageHeader>
      {children}
    </div>
  );
}

function NotFound({ kind }: { readonly kind: ContentKind }) {
  const t = useTexts(authoringTexts);
  return (
    <EmptyState title={t.notFoundTitle} text={t.notFoundText} isPage>
      <Button component={Link} to={authoringPath(kind)} variant="outlined">
        {t.back}
      </Button>
    </EmptyState>
  );
}
