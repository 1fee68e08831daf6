import MenuItem from '@mui/material/MenuItem';
import { useAddress } from '../../kit/address/index.ts';
import { useChangeSetTexts } from './change-sets-texts.ts';

/** The entry of a list's menu that opens the history of bulk changes. */
export const ChangesItem = ({ onChosen }: { readonly onChosen: () => void }) => {
  const t = useChangeSetTexts();
  const { change } = useAddress();
  const open = () => {
    onChosen();
    change({ panel: 'changes' }, { state: { opensPanel: true } });
  };
  return <MenuItem onClick={open}>{t.panel}</MenuItem>;
};
