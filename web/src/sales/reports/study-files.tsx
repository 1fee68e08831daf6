import MenuItem from '@mui/material/MenuItem';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { DownloadIcon } from '../../kit/icons/download.tsx';
import { ButtonMenu } from '../../kit/list/index.ts';
import { salesFilterOf } from '../dashboards/index.ts';
import { fileKinds, useReportDownload } from './report-files.tsx';
import { customersChoice, hoursOf, pairsChoice } from './reports-address.ts';
import { reportTexts } from './reports-texts.ts';

/** What the file of a study is asked for, besides its filter. */
const questions = {
  together: (params: URLSearchParams) => ({ ...hoursOf(params), pairs: pairsChoice(params) }),
  customers: (params: URLSearchParams) => ({ ...hoursOf(params), customers: customersChoice(params) }),
  tableTimes: () => ({ tableTimes: true }),
} as const;
export type StudyWithFiles = keyof typeof questions;

export const hasFiles = (name: string): name is StudyWithFiles => Object.hasOwn(questions, name);

/** All rows of a study as a file. */
export const StudyFiles = ({ study }: { readonly study: StudyWithFiles }) => {
  const t = useTexts(reportTexts);
  const { params } = useAddress();
  const download = useReportDownload();
  const question = { filter: salesFilterOf(params), ...questions[study](params) };
  return (
    <ButtonMenu label={t.files} icon={<DownloadIcon />}>
      {(close) =>
        fileKinds.map((kind) => (
          <MenuItem
            key={kind}
            disabled={download.isPending}
            onClick={() => {
              close();
              download.mutate({ kind, question });
            }}
          >
            {t[kind]}
          </MenuItem>
        ))
      }
    </ButtonMenu>
  );
};
