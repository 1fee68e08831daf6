import styles from './settings-drawer.module.css';

interface SwitchRowProps {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Something that is on or off. */
export const SwitchRow = ({ label, checked, disabled = false, onChange }: SwitchRowProps) => (
  <label className={styles.row}>
    <span>{label}</span>
    <input
      type="checkbox"
      role="switch"
      className={styles.switch}
      checked={checked}
      aria-checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
    />
  </label>
);
