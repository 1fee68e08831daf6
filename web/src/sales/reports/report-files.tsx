import Download from '@mui/icons-material/Download';
import MenuItem from '@mui/material/MenuItem';
import { useMutation } from '@tanstack/react-query';
import { useAddress } from '../../kit/address/index.ts';
import { downloadFile } from '../../kit/download/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { ButtonMenu } from '../../kit/list/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { salesFilterOf } from '../dashboards/index.ts';
import { hoursOf, orderOf, type ReportName, viewOf } from './reports-address.ts';
import { reportTexts } from './reports-texts.ts';

const kinds = ['pdf', 'xlsx', 'csv'] as const;

/** What the page shows, all rows of it, as a file in the language in use. */
export const ReportFiles = ({ name }: { readonly name: ReportName | null }) => {
  const t = useTexts(reportTexts);
  const { params } = useAddress();
  const language = useLanguage();
  const notify = useNotify();
  const download = useMutation({
    mutationFn: (kind: (typeof kinds)[number]) => downloadFile(addressOf(kind, name, params, language)),
    onSuccess: (file) => notify.success(t.loaded(file)),
    onError: notify.failure,
  });
  return (
    <ButtonMenu label={t.files} icon={<Download />}>
      {(close) =>
        kinds.map((kind) => (
          <MenuItem
            key={kind}
            disabled={download.isPending}
            onClick={() => {
              close();
              download.mutate(kind);
            }}
          >
            {t[kind]}
          </MenuItem>
        ))
      }
    </ButtonMenu>
  );
};

function addressOf(kind: string, name: ReportName | null, params: URLSearchParams, language: string): string {
  const hours = hoursOf(params);
  const question = { filter: salesFilterOf(params), ...hours, ...(name && shapeOf(name, params)) };
  return `/api/reports/sales.${kind}?${new URLSearchParams({ language, question: JSON.stringify(question) })}`;
}

function shapeOf(name: ReportName, params: URLSearchParams) {
  const view = viewOf(name, params);
  const { figure, isAscending } = orderOf(view, params);
  return { ...view, order: figure, isAscending };
}
