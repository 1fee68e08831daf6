import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ContentKind, publicationOf } from '@tresen/domain/content/entries';
import { Link } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { AddIcon } from '../../kit/icons/add.tsx';
import { EditNoteIcon } from '../../kit/icons/edit-note.tsx';
import { FilterBar, SearchBox } from '../../kit/list/index.ts';
import { PageHeader } from '../../kit/page/index.ts';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import styles from './authoring.module.css';
import { editedContentQuery, type ListedEntry } from './authoring.queries.ts';
import { entryPath } from './authoring-path.ts';
import { authoringTexts } from './authoring-texts.ts';
import { titleOf } from './entry-title.ts';
import { kindWords } from './kind-words.ts';

/** All entries of a kind, with how it stands with each. */
export const EntriesPage = ({ kind }: { readonly kind: ContentKind }) => {
  const t = useTexts(authoringTexts);
  const [title = '', newOne = ''] = useTexts(kindWords)[kind];
  const search = useAddress().params.get('search') ?? '';
  const query = useQuery({ ...editedContentQuery(kind, search), placeholderData: keepPreviousData });
  return (
    <div className={styles.screen}>
      <PageHeader title={title}>
        <Button component={Link} to={entryPath(kind, 'new')} variant="contained" startIcon={<AddIcon />}>
          {newOne}
        </Button>
      </PageHeader>
      <FilterBar label={t.filter}>
        <SearchBox label={t.search} param="search" />
      </FilterBar>
      <Loaded query={query} skeleton={<Skeleton height={480} />}>
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState
              icon={<EditNoteIcon />}
              title={search === '' ? t.emptyTitle : t.noMatchTitle}
              text={search === '' ? t.emptyText : t.noMatchText}
            />
          ) : (
            <ul className={styles.entries} aria-label={title}>
              {entries.map((entry) => (
                <EntryLine key={entry.id} kind={kind} entry={entry} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
};

function EntryLine({ kind, entry }: { readonly kind: ContentKind; readonly entry: ListedEntry }) {
  const t = useTexts(authoringTexts);
  const f = useFormats();
  const language = useLanguage();
  const { texts, helpful, notHelpful, lastModified, lastModifiedBy } = entry;
  const facts = [
    t.lastModified(lastModifiedBy, f.dateTime(lastModified)),
    ...(helpful + notHelpful > 0 ? [t.votes(f.number(helpful), f.number(notHelpful))] : []),
  ];
  return (
    <li className={styles.entry}>
      <Link to={entryPath(kind, entry.id)}>{titleOf(texts, language)}</Link>
      <span className={styles.states}>
        <State entry={entry} />
        <Translations texts={texts} />
      </span>
      <span className={styles.state}>{facts.join(' · ')}</span>
    </li>
  );
}

function State({ entry }: { readonly entry: ListedEntry }) {
  const t = useTexts(authoringTexts);
  const f = useFormats();
  const publication = publicationOf(entry, Date.now());
  if (publication === 'draft') return <span className={styles.draft}>{t.draft}</span>;
  return <span className={styles.state}>{t[publication](f.dateTime(entry.publishDate))}</span>;
}

function Translations({ texts }: Pick<ListedEntry, 'texts'>) {
  const t = useTexts(authoringTexts);
  const nameOf = (language: string) => (language === 'de' ? t.german : t.english);
  const [only] = texts;
  if (texts.length === 1)
    return <span className={styles.warning}>{only?.language === 'de' ? t.onlyGerman : t.onlyEnglish}</span>;
  return texts
    .filter(({ isOutOfDate }) => isOutOfDate)
    .map(({ language }) => (
      <span key={language} className={styles.warning}>
        {t.outOfDate(nameOf(language))}
      </span>
    ));
}
