import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useState } from 'react';
import styles from './editor.module.css';

interface ToolProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isDisabled?: boolean;
  readonly isOn?: boolean;
  readonly onClick: () => void;
}

/** A line of a menu of tools. */
export interface ToolEntry {
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly act: () => void;
}

/** A button of an editor's toolbar. */
export const Tool = ({ label, icon, isDisabled = false, isOn, onClick }: ToolProps) => (
  <IconButton
    aria-label={label}
    title={label}
    disabled={isDisabled}
    {...(isOn !== undefined && { 'aria-pressed': isOn })}
    className={styles.tool ?? ''}
    onClick={onClick}
  >
    {icon}
  </IconButton>
);

/** Several of them behind one. */
export const ToolMenu = ({
  label,
  icon,
  entries,
  isDisabled = false,
}: Omit<ToolProps, 'onClick'> & { readonly entries: readonly ToolEntry[] }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={isDisabled}
        className={styles.tool ?? ''}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {icon}
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {entries.map((entry) => (
          <MenuItem
            key={entry.label}
            disabled={entry.isDisabled ?? false}
            onClick={() => {
              close();
              entry.act();
            }}
          >
            {entry.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
