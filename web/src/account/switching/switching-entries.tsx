import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import type { ReactElement } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { SwitchAccountIcon } from '../../kit/icons/switch-account.tsx';
import { UndoIcon } from '../../kit/icons/undo.tsx';
import { leaveThen } from '../../kit/leave/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { switchDialog } from './switch-address.ts';
import { useEndActing } from './switching.mutations.ts';
import { switchingTexts } from './switching-texts.ts';
import { useActing, useMaySwitch } from './use-acting.ts';

/** The entries of the user menu: 'Switch as' for those who may (USR-10), 'Clear' while acting (USR-15). */
export const useSwitchingEntries = () => {
  const t = useTexts(switchingTexts);
  const { change } = useAddress();
  const notify = useNotify();
  const { mutate } = useEndActing();
  const isActing = useActing() !== null;
  const maySwitch = useMaySwitch();
  const open = () => change({ [switchDialog.param]: switchDialog.value });
  const clear = () => leaveThen(() => mutate(undefined, { onError: notify.failure }));
  const entry = (text: string, Icon: typeof UndoIcon, run: () => void, close: () => void): ReactElement => (
    <MenuItem
      key={text}
      onClick={() => {
        close();
        run();
      }}
    >
      <ListItemIcon>
        <Icon />
      </ListItemIcon>
      {text}
    </MenuItem>
  );
  return (close: () => void): readonly ReactElement[] => [
    ...(maySwitch ? [entry(t.switchAs, SwitchAccountIcon, open, close)] : []),
    ...(isActing ? [entry(t.clear, UndoIcon, clear, close)] : []),
  ];
};
