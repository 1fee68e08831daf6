import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type ButtonLayout, buttonTemplateWords, maxLayout } from '@tresen/domain/master-data/buttons';
import {
  type ButtonGrid,
  type ButtonMapping,
  cellKey,
  resize,
} from '@tresen/domain/master-data/buttons/grid';
import { type FormEvent, useState } from 'react';
import { FormDialog, ScaledBox } from '../../../kit/form/index.ts';
import { useFormats } from '../../../kit/format/index.ts';
import { useTexts, useWords } from '../../../kit/i18n/index.ts';
import styles from './button-editor.module.css';
import type { Faces } from './button-face.tsx';
import { buttonTexts } from './buttons-texts.ts';

interface LayoutDialogProps {
  readonly grid: ButtonGrid;
  readonly faces: Faces;
  readonly onLayout: (layout: ButtonLayout) => void;
  /** Leads to a button that would be lost. */
  readonly onShow: (mapping: ButtonMapping) => void;
  readonly onClose: () => void;
}

const sizes = ['rows', 'columns', 'layers'] as const;
type Typed = Readonly<Record<(typeof sizes)[number], number | string | null>>;

/** Rows, columns and layers (BTN-05). What would lose a button is refused, and leads to it (BTN-11). */
export const LayoutDialog = ({ grid, faces, onLayout, onShow, onClose }: LayoutDialogProps) => {
  const t = useTexts(buttonTexts);
  const f = useFormats();
  const app = useWords(buttonTemplateWords).choices.apps[grid.app];
  const [typed, setTyped] = useState<Typed>(grid.layout);
  const [isTried, setTried] = useState(false);
  const labels = { rows: t.rows, columns: t.columns, layers: t.layerCount };
  const isRight = (name: keyof Typed) => isWithin(typed[name], maxLayout[name]);
  const layout = sizes.every(isRight) ? (typed as ButtonLayout) : undefined;
  const edited = layout && resize(grid, layout);
  const lost =
    edited && 'refusal' in edited && edited.refusal.code === 'WOULD_LOSE' ? edited.refusal.mappings : [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (layout && lost.length === 0) onLayout(layout);
  };
  return (
    <FormDialog title={t.layoutTitle(app)} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <DialogContent>
          <p className={styles.hint}>{t.layoutText}</p>
          <div className={styles.three}>
            {sizes.map((name) => (
              <ScaledBox
                key={name}
                kind="whole"
                name={name}
                label={labels[name]}
                value={typed[name]}
                onValue={(value) => setTyped({ ...typed, [name]: value })}
                hint={t.between('1', String(maxLayout[name]))}
                error={isTried && !isRight(name) ? t.between('1', String(maxLayout[name])) : undefined}
              />
            ))}
          </div>
          {lost.length > 0 && (
            <Alert severity="error" role="alert">
              {t.wouldLose(f.number(lost.length))}
              <ul className={styles.lost}>
                {lost.map((mapping) => (
                  <li key={cellKey(mapping)}>
                    <button type="button" onClick={() => onShow(mapping)}>
                      {t.goTo(
                        faces.labelOf(mapping),
                        String(mapping.layer + 1),
                        t.place(String(mapping.row + 1), String(mapping.column + 1)),
                      )}
                    </button>
                  </li>
                ))}
              </ul>
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={lost.length > 0}>
            {t.applyLayout}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
};

function isWithin(value: number | string | null, max: number): boolean {
  return typeof value === 'number' && value >= 1 && value <= max;
}
