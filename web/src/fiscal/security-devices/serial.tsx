import styles from './security-devices.module.css';

/** The serial of a device; a hash is told by its beginning, and whole to whoever points at it or copies it. */
export const ShortSerial = ({ serial }: { readonly serial: string }) => (
  <bdi className={styles.short} title={serial}>
    {serial.length > 16 ? `${serial.slice(0, 12)}…` : serial}
  </bdi>
);
