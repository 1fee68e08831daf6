import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTexts } from '../i18n/index.ts';
import type { ChartMenuProps } from './chart-parts.ts';
import { chartTexts } from './charts-texts.ts';
import { useChartDownload } from './use-chart-download.ts';

interface ChartEntriesProps extends ChartMenuProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** The entries of a chart's menu. */
export const ChartEntries = ({ chart, isEmpty, address, whole, anchor, onClose }: ChartEntriesProps) => {
  const t = useTexts(chartTexts);
  const download = useChartDownload()(chart);
  const choose = (act: () => unknown) => () => {
    onClose();
    act();
  };
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      <MenuItem onClick={choose(address.full.toggle)}>{whole?.name ?? t.fullScreen}</MenuItem>
      <MenuItem onClick={choose(address.about.toggle)}>{t.about}</MenuItem>
      <MenuItem disabled={isEmpty} onClick={choose(download.picture)}>
        {t.picture}
      </MenuItem>
      <MenuItem disabled={isEmpty} onClick={choose(download.csv)}>
        {t.csv}
      </MenuItem>
      <MenuItem disabled={isEmpty} onClick={choose(download.xlsx)}>
        {t.xlsx}
      </MenuItem>
    </Menu>
  );
};
