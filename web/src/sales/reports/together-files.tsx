import Download from '@mui/icons-material/Download';
import MenuItem from '@mui/material/MenuItem';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { ButtonMenu } from '../../kit/list/index.ts';
import { salesFilterOf } from '../dashboards/index.ts';
import { fileKinds, useReportDownload } from './report-files.tsx';
import { hoursOf, pairsChoice } from './reports-address.ts';
import { reportTexts } from './reports-texts.ts';

/** All pairs as a file. */
export const TogetherFiles = () => {
  const t = useTexts(reportTexts);
  const { params } = useAddress();
  const download = useReportDownload();
  const question = { filter: salesFilterOf(params), ...hoursOf(params), pairs: pairsChoice(params) };
  return (
    <ButtonMenu label={t.files} icon={<Download />}>
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
