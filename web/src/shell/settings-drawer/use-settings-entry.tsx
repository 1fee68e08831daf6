import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useTexts } from '../../kit/i18n/index.ts';
import { SettingsOutlinedIcon } from '../../kit/icons/settings-outlined.tsx';
import { usePanel } from '../../kit/panel-drawer/index.ts';
import { toolTexts } from '../tools/tool-texts.ts';

/** The entry of the user menu that opens the settings: it stays where the toolbar has been hidden. */
export const useSettingsEntry = () => {
  const t = useTexts(toolTexts);
  const { toggle } = usePanel('settings');
  return (close: () => void) => (
    <MenuItem
      key="settings"
      onClick={() => {
        close();
        toggle();
      }}
    >
      <ListItemIcon>
        <SettingsOutlinedIcon />
      </ListItemIcon>
      {t.settings}
    </MenuItem>
  );
};
