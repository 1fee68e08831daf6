import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import styles from './authoring.module.css';
import { commentsQuery, revisionsQuery, type StoredEntry, type StoredRevision } from './authoring.queries.ts';
import { authoringTexts } from './authoring-texts.ts';
import { type EntryForm, restoredTexts } from './entry-values.ts';
import { RevisionDifferences } from './revision-differences.tsx';

/** The states that an entry was saved in, and what its readers said. */
export const RevisionsSection = ({ entry }: { readonly entry: StoredEntry }) => {
  const t = useTexts(authoringTexts);
  const query = useQuery(revisionsQuery(entry.id));
  return (
    <>
      <Panel title={t.revisions}>
        <Loaded query={query} skeleton={<Skeleton height={120} />}>
          {(revisions) => (
            <ol className={styles.revisions}>
              {revisions.map((revision) => (
                <RevisionLine
                  key={revision.version}
                  revision={revision}
                  current={entry}
                  isCurrent={revision.version === entry.version}
                />
              ))}
            </ol>
          )}
        </Loaded>
      </Panel>
      <Comments id={entry.id} />
    </>
  );
};

interface RevisionLineProps {
  readonly revision: StoredRevision;
  readonly current: StoredEntry;
  readonly isCurrent: boolean;
}

function RevisionLine({ revision, current, isCurrent }: RevisionLineProps) {
  const t = useTexts(authoringTexts);
  const f = useFormats();
  const notify = useNotify();
  const { setValue } = useFormContext<EntryForm>();
  const [isOpen, setOpen] = useState(false);
  const version = f.number(revision.version);
  const restore = () => {
    for (const [name, value] of Object.entries(restoredTexts(revision.texts)))
      setValue(name as keyof EntryForm, value, { shouldDirty: true, shouldValidate: true });
    const isPartial = revision.texts.length < current.texts.length;
    notify.success(isPartial ? t.restoredInPart(version) : t.restored(version));
  };
  return (
    <li>
      <div className={styles.revision}>
        <span>{t.revision(version, revision.savedBy, f.dateTime(revision.savedAt))}</span>
        {isCurrent ? (
          <span className={styles.state}>{t.current}</span>
        ) : (
          <>
            <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? t.hide : t.compare}
            </Button>
            <Button size="small" onClick={restore}>
              {t.restore}
            </Button>
          </>
        )}
      </div>
      {isOpen && <RevisionDifferences before={revision.texts} after={current.texts} />}
    </li>
  );
}

function Comments({ id }: { readonly id: string }) {
  const t = useTexts(authoringTexts);
  const f = useFormats();
  const { data = [] } = useQuery(commentsQuery(id));
  if (data.length === 0) return null;
  return (
    <Panel title={t.comments}>
      <ul className={styles.revisions}>
        {data.map(({ votedAt, comment, isHelpful }) => (
          <li key={votedAt + comment}>
            <p className={styles.comment}>{comment}</p>
            <span className={styles.state}>
              {isHelpful ? t.wasHelpful : t.wasNotHelpful}, {f.dateTime(votedAt)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
