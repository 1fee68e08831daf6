import { choice, type EntityWords, type ListedKind } from '../entities/index.ts';
import { type ExportFormat, type ExportState, exportFormats, exportStates } from './exports.ts';

const fields = {
  state: choice(exportStates, { isRequired: true, isFiltered: true }),
  format: choice(exportFormats, { isRequired: true, isFiltered: true }),
} as const;

/** By what the list of exports is narrowed; its order is the newest first. */
export const exportList = { fields, title: 'title', statuses: [] } as const satisfies ListedKind;

/** The words of the list's fields. */
export interface ExportListWords extends EntityWords {
  readonly fields: Readonly<Record<keyof typeof fields, string>>;
  readonly choices: {
    readonly state: Readonly<Record<ExportState, string>>;
    readonly format: Readonly<Record<ExportFormat, string>>;
  };
}
