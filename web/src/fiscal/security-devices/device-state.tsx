import {
  type DeviceCause,
  deviceCauses,
  securityDeviceListWords,
} from '@tresen/domain/fiscal/security-devices';
import { useWords } from '../../kit/i18n/index.ts';
import styles from './security-devices.module.css';

interface HealthProps {
  readonly health: string;
}

/** How a device is, in a word and a mark; a state that this version does not know in its own word. */
export const DeviceHealth = ({ health }: HealthProps) => {
  const words: Readonly<Record<string, string>> = useWords(securityDeviceListWords).choices.health;
  return (
    <span className={styles.state} data-state={health}>
      <span className={styles.dot} aria-hidden="true" />
      {words[health] ?? health}
    </span>
  );
};

/** Why, in a few words; what this version does not know is left out. */
export const DeviceCauses = ({ causes }: { readonly causes: readonly string[] }) => {
  const words = useWords(securityDeviceListWords).choices.causes;
  return causesOf(causes)
    .map((cause) => words[cause])
    .join(', ');
};

/** The causes that this version knows, the worst first. */
export const causesOf = (causes: readonly string[]): readonly DeviceCause[] =>
  deviceCauses.filter((cause) => causes.includes(cause));
