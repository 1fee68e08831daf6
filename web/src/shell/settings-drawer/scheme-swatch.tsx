import type { ColourScheme } from '@tresen/domain/account/settings';
import { schemeAttributes, schemesFor } from '../../kit/settings/index.ts';
import styles from './settings-drawer.module.css';

/** A colour scheme in small, in its own colours: menu, page, and a button. */
export const SchemeSwatch = ({ scheme }: { readonly scheme: ColourScheme }) => (
  <span className={styles.swatch} {...schemeAttributes(scheme)}>
    <span className={styles.swatchMenu} {...schemeAttributes(schemesFor(scheme).navbar)} />
    <span className={styles.swatchButton} />
  </span>
);

/** Half day, half night: by the system's preference. */
export const SystemSwatch = () => (
  <span className={styles.halves}>
    <SchemeSwatch scheme="light4" />
    <SchemeSwatch scheme="dark4" />
  </span>
);
