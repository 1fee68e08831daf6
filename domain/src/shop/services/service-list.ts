import { type EntityWords, flag, type ListedKind } from '../../kit/entities/index.ts';

const fields = {
  /** Those that are over, instead of those that go on. */
  isEnded: flag({ isFiltered: true }),
} as const;

/** By what the list of services is narrowed; its order is by name. */
export const serviceList = { fields, title: 'name', statuses: [] } as const satisfies ListedKind;

/** The words of the list's fields. */
export interface ServiceListWords extends EntityWords {
  readonly fields: Readonly<Record<keyof typeof fields, string>>;
}
