import Button from '@mui/material/Button';
import { type LayoutKey, layoutKindOf } from '@tresen/domain/master-data/configurations';
import { defaultLayout } from '@tresen/domain/master-data/receipt-layouts';
import { useRef, useState } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { ReceiptLayoutEditor } from '../receipt-layouts/index.ts';
import styles from './configurations.module.css';
import { configurationsTexts } from './configurations-texts.ts';
import type { SettingBoxProps } from './setting-box-props.ts';

interface LayoutBoxProps extends SettingBoxProps {
  readonly setting: LayoutKey;
}

/** The layout of the country, or one of the tenant's own with its editor. */
export const LayoutBox = ({ setting, label, hint, value, error, surroundings, onValue }: LayoutBoxProps) => {
  const t = useTexts(configurationsTexts);
  const [isOpen, setOpen] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const kind = layoutKindOf(setting);
  const { country, countries, texts, language, unitId, deviceId } = surroundings;
  const begin = () => {
    onValue(defaultLayout(kind, country ?? 'DE'));
    setOpen(true);
  };
  const drop = () => {
    onValue(null);
    first.current?.focus();
  };
  return (
    <fieldset className={styles.rowsBox}>
      <legend className={styles.legend}>{label}</legend>
      <p className={styles.hint}>{hint}</p>
      <p className={styles.layoutState}>{value === null ? t.countryLayout : t.ownLayout}</p>
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <div className={styles.layoutActions}>
        {/* One button that changes: whoever presses it with the keyboard stays on it. */}
        <Button
          ref={first}
          variant="outlined"
          aria-expanded={value === null ? undefined : isOpen}
          {...(value === null
            ? { 'aria-label': t.beginLayoutOf(label), onClick: begin }
            : {
                'aria-label': isOpen ? t.closeLayoutOf(label) : t.editLayoutOf(label),
                onClick: () => setOpen(!isOpen),
              })}
        >
          {value === null ? t.beginLayout : isOpen ? t.closeLayout : t.editLayout}
        </Button>
        {value !== null && (
          <Button aria-label={t.dropLayoutOf(label)} onClick={drop}>
            {t.dropLayout}
          </Button>
        )}
      </div>
      {isOpen && value !== null && (
        <ReceiptLayoutEditor
          kind={kind}
          value={value}
          onChange={onValue}
          placeholders={texts}
          language={language}
          country={country}
          countries={countries}
          unitId={unitId}
          deviceId={deviceId}
        />
      )}
    </fieldset>
  );
};
