import type { Entity } from '@tresen/domain/kit/entities';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { AtPath } from '../address/index.ts';
import { useTexts } from '../i18n/index.ts';
import { Loaded, Skeleton } from '../states/index.ts';
import type { AnySection, FormSection } from './form-section.ts';
import type { RecordKind } from './record-kind.ts';
import { RecordNotFound } from './record-not-found.tsx';
import { RecordScreen } from './record-screen.tsx';
import { recordTexts } from './record-texts.ts';
import { copiedValues } from './record-values.ts';
import type { StoredRecord } from './stored-record.ts';
import { useNextNew } from './use-next-new.ts';
import { useStoredRecord } from './use-stored-record.ts';

interface RecordPageProps<E extends Entity> {
  readonly kind: RecordKind;
  /** From the address: the id of a record, or `new`; a new one may copy another (`?copy=<id>`). */
  readonly id: string;
  /** Kept between renderings: made once, or by useMemo where it has texts. */
  readonly sections: readonly FormSection<E>[];
  /** What a new record begins with, beside the initial values of its kind. */
  readonly initial?: Readonly<Record<string, unknown>>;
  /** What the next new record takes over of the one before, beside its branches. */
  readonly keeps?: readonly (keyof E['fields'] & string)[];
  /** Tells drafts of new records apart. */
  readonly draftName?: string;
  /** Leads to other pages of the record; at the end of the header's line. */
  readonly nav?: ReactNode;
}

/**
 * The page of a record of any kind, in all its states (loading, not found, not allowed, failed, a new one). A further
 * kind of record needs its `RecordKind` and its sections:
 *
 *     export const PrinterPage = () => {
 *       const t = useTexts(printerTexts);
 *       const sections = useMemo(() => [{ id: 'paper', title: t.paper, fields: ['printWidth', 'copies'] }], [t]);
 *       return <RecordPage<typeof printer> kind={printerKind} id={useParams().printerId ?? ''} sections={sections} />;
 *     };
 *
 * It stands in a `RecordEnvironmentProvider`. Parts that the form does not know (a margin, a preview) are elements
 * among the fields of a section; they read and write through `useFormContext().form.form`, react-hook-form's own.
 */
export const RecordPage = <E extends Entity>(props: RecordPageProps<E>) => {
  const { kind, id, initial, keeps = [], draftName = 'new', nav } = props;
  const t = useTexts(recordTexts);
  const [params] = useSearchParams();
  const isNew = id === 'new';
  const copied = isNew ? params.get('copy') : null;
  const query = useStoredRecord(kind, isNew ? copied : id);
  const last = useLastSeen(id, query.data);
  // A list of one kind's fields is one of any kind's: the form looks them up by name.
  const sections = props.sections as unknown as readonly AnySection[];
  const { next, goOn } = useNextNew(kind, initial, keeps);
  const screen = { kind, sections, draftName, nav, onNext: goOn };
  if (isNew && next)
    return (
      <RecordScreen
        key={`${draftName} ${next.number}`}
        {...screen}
        record={undefined}
        initial={next.initial}
      />
    );
  if (isNew && copied === null)
    return <RecordScreen key={draftName} {...screen} record={undefined} initial={initial} />;
  return (
    <Loaded query={query} skeleton={<PageSkeleton />}>
      {(record) => {
        const shown = record ?? last;
        if (!isNew && shown)
          return (
            <AtPath path={kind.pathOf(shown.id, shown)}>
              <RecordScreen key={shown.id} {...screen} record={shown} isDeleted={record === null} />
            </AtPath>
          );
        if (record === null) return <RecordNotFound kind={kind} />;
        const copy = copiedValues(kind.entity, record, t.copyOf);
        return (
          <RecordScreen
            key={`copy ${record.id}`}
            {...screen}
            record={undefined}
            initial={copy}
            original={record}
            draftName={`copy.${record.id}`}
          />
        );
      }}
    </Loaded>
  );
};

/** The record as it was last seen: somebody else may delete it while something is typed here. */
function useLastSeen(id: string, record: StoredRecord | null | undefined): StoredRecord | undefined {
  const [last, setLast] = useState<StoredRecord>();
  if (record && record !== last) setLast(record);
  return last?.id === id ? last : undefined;
}

function PageSkeleton() {
  return (
    <>
      <Skeleton height={72} />
      <Skeleton height={480} />
    </>
  );
}
