import type { ApiDocument } from '../graphql/index.ts';
import type { Page } from './feature.ts';

interface Asks {
  readonly startEarly: (
    document: ApiDocument<unknown, { readonly id: string }>,
    variables: { readonly id: string },
  ) => void;
}

interface PageOfRecord extends Pick<Page, 'path' | 'load'> {
  readonly api: Asks;
  /** What the page asks for, so that it is on its way before the page's code is here. */
  readonly record: ApiDocument<unknown, { readonly id: string }>;
  /** Sends what it asks for beside the record. */
  readonly startBeside?: () => void;
}

/** The page of one record, which the last part of its path that is always there names: `/setting/backups/:backupId`. */
export const pageOfRecord = ({ path, load, api, record, startBeside }: PageOfRecord): Page => {
  const part = recordPart(path);
  return {
    path,
    load,
    startRequests: (_params, { [part]: id }) => {
      // A new one is nowhere yet.
      if (id !== undefined && id !== 'new') api.startEarly(record, { id });
      startBeside?.();
    },
  };
};

function recordPart(path: string): string {
  const parts = path.split('/').filter((part) => part.startsWith(':') && !part.endsWith('?'));
  return parts.at(-1)?.slice(1) ?? '';
}
