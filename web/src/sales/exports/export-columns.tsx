import { useMemo } from 'react';
import type { ExportFacts } from '../../kit/exports/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { type Column, type Columns, useColumns } from '../../kit/list/index.ts';
import { ExportActions } from './export-actions.tsx';
import { ByCell, ContentCell, FileCell, StateCell } from './export-cells.tsx';
import { exportsPageTexts } from './exports-page-texts.ts';

/** The columns of the list. */
export const useExportColumns = (): Columns<ExportFacts> => useColumns('exports', useChoices());

function useChoices(): readonly Column<ExportFacts>[] {
  const t = useTexts(exportsPageTexts);
  return useMemo(
    () => [
      { key: 'file', name: t.file, role: 'title', cell: (shown) => <FileCell shown={shown} /> },
      { key: 'state', name: t.state, cell: (shown) => <StateCell shown={shown} /> },
      { key: 'content', name: t.content, cell: (shown) => <ContentCell shown={shown} /> },
      { key: 'by', name: t.by, cell: (shown) => <ByCell shown={shown} /> },
      {
        key: 'actions',
        name: t.actions,
        role: 'actions',
        cell: (shown) => <ExportActions shown={shown} />,
      },
    ],
    [t],
  );
}
