import type { ExportFailure, ExportFormat, ExportState } from '@tresen/domain/kit/exports';

/** Words of what the API says in codes. */
export interface ExportCodes {
  readonly states: Readonly<Record<ExportState, string>>;
  readonly failures: Readonly<Record<ExportFailure, string>>;
  readonly formats: Readonly<Record<ExportFormat, string>>;
}
