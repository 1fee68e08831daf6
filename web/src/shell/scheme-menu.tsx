import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import SettingsBrightness from '@mui/icons-material/SettingsBrightnessOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { useTexts } from '../kit/i18n/index.ts';
import { ToolMenu } from '../kit/toolbar/index.ts';
import { shellTexts } from './shell-texts.ts';

const modes = [
  { mode: 'light', icon: LightMode },
  { mode: 'dark', icon: DarkMode },
  { mode: 'system', icon: SettingsBrightness },
] as const;

/** Light, dark, or as the system says (decisions SHL-54). */
export const SchemeMenu = () => {
  const t = useTexts(shellTexts);
  const { mode: current = 'system', setMode } = useColorScheme();
  const Current = modes.find(({ mode }) => mode === current)?.icon ?? SettingsBrightness;
  return (
    <ToolMenu label={t.scheme} icon={<Current />}>
      {(close) =>
        modes.map(({ mode, icon: Icon }) => (
          <MenuItem
            key={mode}
            selected={mode === current}
            onClick={() => {
              setMode(mode);
              close();
            }}
          >
            <ListItemIcon>
              <Icon />
            </ListItemIcon>
            {t[mode]}
          </MenuItem>
        ))
      }
    </ToolMenu>
  );
};
