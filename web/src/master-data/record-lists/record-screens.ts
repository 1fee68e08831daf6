import type { Entity } from '@tresen/domain/kit/entities';
import type { ComponentType, ReactNode } from 'react';
import type { Language } from '../../kit/i18n/index.ts';
import type { FormSection } from '../../kit/record-form/index.ts';
import type { ColumnChoice } from '../../kit/record-list/index.ts';
import type { ListedRecordKind } from '../records/index.ts';
import type { ListRow, PageTexts } from './record-list-page.tsx';

interface Description<E extends Entity, Row, Texts extends PageTexts> {
  readonly kind: ListedRecordKind<E, Row>;
  /** What the empty list says, titles and hints of the page. */
  readonly texts: Readonly<Record<Language, Texts>>;
  /** Its sign in the empty list. */
  readonly icon: ReactNode;
  readonly columns: readonly ColumnChoice<Row>[] | ((texts: Texts) => readonly ColumnChoice<Row>[]);
  /** The columns that say `edit` can be entered in the list. */
  readonly isEdited?: boolean;
  /** Further buttons beside the one that makes a new record. */
  readonly head?: ReactNode;
  /** Further ways to begin while there is nothing. */
  readonly firstSteps?: ReactNode;
  /** What stands below the list. */
  readonly below?: ReactNode;
  /** The parts of its page; `id` is that of the record, `new` for a new one. */
  readonly sections: (texts: Texts, id: string) => readonly FormSection<E>[];
  /** Links to the other side of its page, where the feature has one. */
  readonly Views?: ComponentType<{ readonly id: string }>;
  /** What a new record begins with, a hook; undefined until it is known. */
  readonly useInitial?: () => Readonly<Record<string, unknown>> | undefined;
}

/** What the screens of a kind of record need to know of it, checked against its entity before. */
export type RecordScreens = Description<Entity, ListRow, PageTexts>;

/** Describes the list of a plain kind of record and the page of one, for `defineRecordFeature`. */
export const recordScreens = <E extends Entity, Row extends ListRow, Texts extends PageTexts>(
  screens: Description<E, Row, Texts>,
  // Its fields, texts and rows are looked up by name from here on.
): RecordScreens => screens as unknown as RecordScreens;
