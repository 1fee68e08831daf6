import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTexts } from '../../kit/i18n/index.ts';
import { reportPinTexts } from './report-pins-texts.ts';

interface PinMenuProps {
  /** From 0. */
  readonly place: number;
  readonly count: number;
  readonly isGone: boolean;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onDays: () => void;
  readonly onTakeOff: () => void;
}

/** The entries of a pinned report. Its place changes by entries, which mouse, keyboard and touch reach alike. */
export const PinMenu = (props: PinMenuProps) => {
  const { place, count, isGone, anchor, onClose, onMove, onDays, onTakeOff } = props;
  const t = useTexts(reportPinTexts);
  const choose = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      <MenuItem disabled={place === 0} onClick={choose(() => onMove(-1))}>
        {t.forward}
      </MenuItem>
      <MenuItem disabled={place === count - 1} onClick={choose(() => onMove(1))}>
        {t.backward}
      </MenuItem>
      {!isGone && <MenuItem onClick={choose(onDays)}>{t.otherDays}</MenuItem>}
      <MenuItem onClick={choose(onTakeOff)}>{t.takeOff}</MenuItem>
    </Menu>
  );
};
