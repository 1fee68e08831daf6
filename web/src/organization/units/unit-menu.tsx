import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { unitStatus } from '@tresen/domain/organization/units';
import { Link } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import type { TreeUnit } from './tree-unit.ts';
import { newUnitPath, unitPath } from './unit-path.ts';
import { unitTexts } from './unit-texts.ts';
import { useActivate } from './use-activate.ts';

interface UnitMenuProps {
  readonly unit: Pick<TreeUnit, 'id' | 'name' | 'type' | 'status'>;
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  /** On the unit's own page. */
  readonly onHistory?: () => void;
}

/** What can be done with a unit; dialogs open by the address. */
export const UnitMenu = ({ unit, anchor, onClose, onHistory }: UnitMenuProps) => {
  const t = useTexts(unitTexts);
  const { change } = useAddress();
  const activate = useActivate();
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  const isInactive = unit.status === unitStatus.inactive;
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {!onHistory && (
        <MenuItem component={Link} to={unitPath(unit)} onClick={onClose}>
          {t.open}
        </MenuItem>
      )}
      {holdsOthers(unit) && (
        <MenuItem component={Link} to={newUnitPath(unit.id)} onClick={onClose}>
          {t.createBelow}
        </MenuItem>
      )}
      <MenuItem onClick={then(() => change({ move: unit.id }))}>{t.move}</MenuItem>
      {onHistory && <MenuItem onClick={then(onHistory)}>{t.history}</MenuItem>}
      {unit.type !== 'group' && isInactive && (
        <MenuItem onClick={then(() => activate(unit))}>{t.activate}</MenuItem>
      )}
      {unit.type !== 'group' && !isInactive && (
        <MenuItem onClick={then(() => change({ deactivate: unit.id }))}>{t.deactivate}</MenuItem>
      )}
      <MenuItem onClick={then(() => change({ delete: unit.id }))}>{t.remove}</MenuItem>
    </Menu>
  );
};

function holdsOthers({ type }: Pick<TreeUnit, 'type'>): boolean {
  return type === 'group' || type === 'branch';
}
