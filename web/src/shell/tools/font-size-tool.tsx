import MenuItem from '@mui/material/MenuItem';
import { fontScales } from '@tresen/domain/account/settings';
import { useTexts } from '../../kit/i18n/index.ts';
import { FormatSizeIcon } from '../../kit/icons/format-size.tsx';
import { changeSettings, useSettings } from '../../kit/settings/index.ts';
import { ToolMenu } from '../../kit/toolbar/index.ts';
import { toolTexts } from './tool-texts.ts';

/** The font size in the steps that the settings drawer has, too (SHL-22, SHL-48). */
export const FontSizeTool = () => {
  const t = useTexts(toolTexts);
  const { fontScale: current } = useSettings();
  return (
    <ToolMenu label={t.fontSize} icon={<FormatSizeIcon />}>
      {(close) =>
        fontScales.map((fontScale) => (
          <MenuItem
            key={fontScale}
            role="menuitemradio"
            aria-checked={fontScale === current}
            selected={fontScale === current}
            onClick={() => {
              changeSettings((old) => ({ ...old, fontScale }));
              close();
            }}
          >
            {t.percent(Math.round(fontScale * 100))}
          </MenuItem>
        ))
      }
    </ToolMenu>
  );
};
