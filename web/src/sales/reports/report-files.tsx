import MenuItem from '@mui/material/MenuItem';
import { useMutation } from '@tanstack/react-query';
import type { MailedQuestion } from '@tresen/domain/sales/report-mails';
import { useNavigate } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { downloadFile } from '../../kit/download/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { DownloadIcon } from '../../kit/icons/download.tsx';
import { ButtonMenu } from '../../kit/list/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { salesFilterOf } from '../dashboards/index.ts';
import { reportMailsAddress } from '../report-mails/index.ts';
import { hoursOf, narrowingOf, orderOf, type ReportName, viewOf } from './reports-address.ts';
import { reportTexts } from './reports-texts.ts';

export const fileKinds = ['pdf', 'xlsx', 'csv'] as const;

interface AskedFile {
  readonly kind: (typeof fileKinds)[number];
  /** What `/api/reports/sales` answers. */
  readonly question: object;
}

/** Loads a report as a file in the language in use. */
export const useReportDownload = () => {
  const t = useTexts(reportTexts);
  const language = useLanguage();
  const notify = useNotify();
  return useMutation({
    mutationFn: ({ kind, question }: AskedFile) =>
      downloadFile(
        `/api/reports/sales.${kind}?${new URLSearchParams({ language, question: JSON.stringify(question) })}`,
      ),
    onSuccess: (file) => notify.success(t.loaded(file)),
    onError: notify.failure,
  });
};

/** What the page shows, all rows of it, as a file in the language in use. */
export const ReportFiles = ({ name }: { readonly name: ReportName | null }) => {
  const t = useTexts(reportTexts);
  const { params } = useAddress();
  const download = useReportDownload();
  const open = useNavigate();
  return (
    <ButtonMenu label={t.files} icon={<DownloadIcon />}>
      {(close) => [
        ...fileKinds.map((kind) => (
          <MenuItem
            key={kind}
            disabled={download.isPending}
            onClick={() => {
              close();
              download.mutate({ kind, question: questionOf(name, params) });
            }}
          >
            {t[kind]}
          </MenuItem>
        )),
        <MenuItem
          key="mail"
          onClick={() => {
            close();
            void open(reportMailsAddress(mailedOf(name, params), params.get('units')));
          }}
        >
          {t.sendByMail}
        </MenuItem>,
      ]}
    </ButtonMenu>
  );
};

function questionOf(name: ReportName | null, params: URLSearchParams) {
  const filter = salesFilterOf(params);
  return name ? { filter, ...narrowingOf(params), ...shapeOf(name, params) } : { filter, ...hoursOf(params) };
}

/** The report without its days, which follow from how often it is mailed. */
function mailedOf(name: ReportName | null, params: URLSearchParams): MailedQuestion | null {
  if (!name) return null;
  const { figures, ...shape } = shapeOf(name, params);
  return { ...shape, figures: [...figures], ...narrowingOf(params) };
}

function shapeOf(name: ReportName, params: URLSearchParams) {
  const view = viewOf(name, params);
  const { figure, isAscending } = orderOf(view, params);
  return { ...view, order: figure, isAscending };
}
